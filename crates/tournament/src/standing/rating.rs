//! The tables of the rating rules (B.02 8.1): scores expected of a difference, and differences shown by a score.

use std::sync::LazyLock;

/// The largest difference of each row, and the percentage expected of the higher rated player.
static EXPECTED: LazyLock<Vec<(i64, i64)>> = LazyLock::new(|| {
    let rows = include_str!("../../data/elo-pd.tsv").lines().skip(1);
    rows.filter_map(|line| {
        let mut fields = line.split('\t');
        let most = fields.nth(1)?.parse().unwrap_or(i64::MAX);
        Some((most, percent(fields.next()?)?))
    })
    .collect()
});

/// The difference for each percentage from 0 to 100.
static DIFFERENCE: LazyLock<Vec<i64>> = LazyLock::new(|| {
    let mut differences = vec![0; 101];
    for line in include_str!("../../data/elo-dp.tsv").lines().skip(1) {
        if let Some((share, difference)) = line.split_once('\t')
            && let (Some(percent), Ok(difference)) = (percent(share), difference.trim().parse())
            && let Some(place) =
                usize::try_from(percent).ok().and_then(|percent| differences.get_mut(percent))
        {
            *place = difference;
        }
    }
    differences
});

/// "0.57" as 57.
fn percent(text: &str) -> Option<i64> {
    let (whole, decimals) = text.trim().split_once('.')?;
    Some(whole.parse::<i64>().ok()? * 100 + format!("{decimals:0<2}").parse::<i64>().ok()?)
}

/// The percentage expected of a player rated so much above the opponent (below: negative).
#[must_use]
pub fn expected(difference: i64) -> i64 {
    let row = EXPECTED.iter().find(|(most, _)| difference.abs() <= *most);
    let higher = row.map_or(100, |&(_, percent)| percent);
    if difference < 0 { 100 - higher } else { higher }
}

/// The difference of ratings that a percentage shows.
#[must_use]
pub fn performance_difference(percent: i64) -> i64 {
    let percent = usize::try_from(percent.clamp(0, 100)).unwrap_or(0);
    DIFFERENCE[percent]
}
