//! The solver against all matchings tried one by one, before and after its weights change.

use super::{Cover, Solver};
use proptest::prelude::*;

/// The greatest weight of a perfect matching of the vertices that are left.
fn best(weights: &[Vec<i64>], left: &mut Vec<usize>) -> i64 {
    let Some(first) = left.pop() else { return 0 };
    let most = (0..left.len())
        .map(|at| {
            let second = left.remove(at);
            let weight = weights[first][second] + best(weights, left);
            left.insert(at, second);
            weight
        })
        .max();
    left.push(first);
    most.unwrap_or(0)
}

fn matrix(size: usize, weights: &[i64]) -> Vec<Vec<i64>> {
    let mut matrix = vec![vec![0; size]; size];
    let mut next = weights.iter().cycle();
    for i in 0..size {
        for j in i + 1..size {
            let weight = *next.next().expect("weights go round");
            matrix[i][j] = weight;
            matrix[j][i] = weight;
        }
    }
    matrix
}

fn found(solver: &Solver<i64>, weights: &[Vec<i64>], of: &[usize]) -> i64 {
    of.iter()
        .map(|&i| {
            let j = solver.mate(i);
            assert_eq!(solver.mate(j), i);
            assert!(solver.is_tight(i, j), "the edges of a best matching have no slack");
            weights[i][j]
        })
        .sum::<i64>()
        / 2
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if std::env::var_os("TRATTO_SLOW").is_some() { 100_000 } else { 3_000 }))]

    #[test]
    fn the_solver_finds_the_greatest_weight(
        half in 1usize..5,
        most in 1i64..12,
        raw in prop::collection::vec(0i64..1_000_000, 45),
        steps in prop::collection::vec((0usize..10, 0usize..3, prop::collection::vec(0i64..1_000_000, 10)), 0..8),
    ) {
        let size = 2 * half;
        let mut weights = matrix(size, &raw.iter().map(|weight| weight % most).collect::<Vec<_>>());
        let mut solver = Solver::new(size, |i, j| weights[i][j]);
        solver.start_with((0..half).map(|i| (i, i + half)));
        solver.solve();
        let mut left: Vec<usize> = (0..size).collect();
        prop_assert_eq!(found(&solver, &weights, &left), best(&weights, &mut left.clone()));
        for (at, kind, new) in steps {
            if left.is_empty() {
                break;
            }
            let i = left[at % left.len()];
            match kind {
                0 => {
                    let changed: Vec<(usize, i64)> =
                        left.iter().filter(|&&j| j != i).zip(&new).map(|(&j, weight)| (j, weight % most)).collect();
                    for &(j, weight) in &changed {
                        weights[i][j] = weight;
                        weights[j][i] = weight;
                    }
                    solver.change(i, changed);
                }
                1 => {
                    let mate = solver.mate(i);
                    for &j in left.iter().filter(|&&j| j != i && j != mate) {
                        weights[i][j] = 0;
                        weights[j][i] = 0;
                    }
                    solver.lower(left.iter().filter(|&&j| j != i && j != mate).map(|&j| (i, j, 0)));
                }
                _ => {
                    let j = solver.mate(i);
                    solver.settle(i, j);
                    left.retain(|&vertex| vertex != i && vertex != j);
                }
            }
            solver.solve();
            prop_assert_eq!(found(&solver, &weights, &left), best(&weights, &mut left.clone()));
        }
    }

    #[test]
    fn what_is_not_tight_is_in_no_best_matching(half in 1usize..5, most in 1i64..6, raw in prop::collection::vec(0i64..1_000_000, 45)) {
        let size = 2 * half;
        let weights = matrix(size, &raw.iter().map(|weight| weight % most).collect::<Vec<_>>());
        let mut solver = Solver::new(size, |i, j| weights[i][j]);
        solver.solve();
        let all: Vec<usize> = (0..size).collect();
        let most = best(&weights, &mut all.clone());
        for i in 0..size {
            for j in i + 1..size {
                let mut others: Vec<usize> = all.iter().copied().filter(|&vertex| vertex != i && vertex != j).collect();
                if weights[i][j] + best(&weights, &mut others) == most {
                    prop_assert!(solver.is_tight(i, j), "{i} {j}");
                }
            }
        }
    }

    #[test]
    fn a_cover_is_found_if_there_is_one(half in 1usize..6, seed in prop::collection::vec(0u8..4, 66)) {
        let size = 2 * half;
        let weights = matrix(size, &seed.iter().map(|&number| i64::from(number == 0)).collect::<Vec<_>>());
        let all: Vec<usize> = (0..size).collect();
        let mut cover = Cover::new(size);
        let is_complete = cover.complete(&all, |i, j| weights[i][j] == 1);
        prop_assert_eq!(is_complete, best(&weights, &mut all.clone()) == half as i64);
        if is_complete {
            for i in 0..size {
                let j = cover.mate(i).expect("all are matched");
                prop_assert!(weights[i][j] == 1 && cover.mate(j) == Some(i));
            }
        }
    }
}
