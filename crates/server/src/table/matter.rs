//! What waits for the arbiter: claims that only he decides, calls and requests of the players, and rulings that leave it to him.

use super::cap::Cap;
use super::play::Table;
use super::view::side_of;
use crate::sentence;
use crate::wire::{ArticleView, ChoiceView, MatterKind, MatterView, Role, Sentence};
use tratto_board::Color;
use tratto_laws::{Act, ArbiterAct, Choice, Deed, Effect, Force, Ruling, Status};
use tratto_words::{Scene, say};

/// Something that waits for the arbiter.
#[derive(Clone, Debug)]
pub(crate) struct Matter {
    seq: u64,
    at: u64,
    player: Option<Color>,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    /// A claim that the Laws leave to him.
    Claim(Box<Ruling>),
    /// A player stopped the clocks to have him come.
    Call(Box<Act>),
    /// A player asks for something.
    Request(Box<Act>),
    /// A ruling that is advice: nothing has taken place.
    Advice(Box<Ruling>),
}

/// Whether a player's act waits for the arbiter by itself.
pub(super) fn calls_arbiter(act: &Act) -> bool {
    matches!(act, Act::Player(_, Deed::Stop(_) | Deed::Ask(_)))
}

impl Table {
    /// Notes what an event leaves to the arbiter, and what he has settled.
    pub(super) fn attend_to(&mut self, seq: u64, at: u64, actor: Role, act: &Act, rulings: &[Ruling]) {
        if let (Role::Arbiter | Role::Server, Act::Arbiter(act)) = (actor, act) {
            self.matters.retain(|matter| !is_settled(matter, act));
        }
        let ends = |ruling: &Ruling| {
            !ruling.is_advice() && ruling.effects.iter().any(|one| matches!(one.effect, Effect::End(_)))
        };
        if rulings.iter().any(ends) {
            self.matters.clear();
        }
        let mut open = |player, what| self.matters.push(Matter { seq, at, player, what });
        match act {
            Act::Player(player, Deed::Stop(_)) => open(Some(*player), What::Call(Box::new(act.clone()))),
            Act::Player(player, Deed::Ask(_)) => open(Some(*player), What::Request(Box::new(act.clone()))),
            _ => {}
        }
        for ruling in rulings.iter().filter(|ruling| ruling.is_advice()) {
            let Force::Advice(choices) = &ruling.force else { continue };
            let is_claim = choices.contains(&Choice::Agree) && choices.contains(&Choice::Reject);
            let ruling = Box::new(ruling.clone());
            open(ruling.player, if is_claim { What::Claim(ruling) } else { What::Advice(ruling) });
        }
        self.drop_matters();
    }

    /// Forgets what the game itself has left behind.
    pub(super) fn drop_matters(&mut self) {
        let (has_claim, is_stopped) = (self.game.open_claim().is_some(), self.stopped_side().is_some());
        let is_over = matches!(self.game.status(), Status::Over(_) | Status::Annulled(_));
        self.matters.retain(|matter| match matter.what {
            What::Claim(_) => has_claim,
            What::Call(_) => is_stopped,
            What::Request(_) => !is_over,
            What::Advice(_) => true,
        });
    }

    /// What waits for the arbiter, the oldest first.
    pub(super) fn matters(&self) -> Vec<MatterView> {
        let cap = self.cap().map(|cap| self.cap_view(cap));
        self.matters.iter().map(|matter| self.matter_view(matter)).chain(cap).collect()
    }

    /// That so much has happened that the arbiter is called.
    fn cap_view(&self, cap: Cap) -> MatterView {
        let events = self.seq;
        MatterView {
            seq: self.seq,
            since: self.game.now().get(),
            player: None,
            kind: MatterKind::Cap,
            sentence: match cap {
                Cap::BetweenMoves => sentence::both(|words| say!(words, "server-cap-between")),
                Cap::Events | Cap::Twice => {
                    sentence::both(|words| say!(words, "server-cap-events", events = events))
                }
            },
            articles: Vec::new(),
            choices: Vec::new(),
        }
    }

    fn matter_view(&self, matter: &Matter) -> MatterView {
        let scene = Scene::of(&self.game);
        let of_ruling = |ruling: &Ruling| -> (Sentence, Vec<ArticleView>) {
            let articles = ruling.articles().iter().map(sentence::article).collect();
            (sentence::ruling(ruling, scene), articles)
        };
        let of_act = |act: &Act| (sentence::act(act, &self.game), Vec::new());
        let (kind, (sentence, articles), choices) = match &matter.what {
            What::Claim(ruling) => (MatterKind::Claim, of_ruling(ruling), choices(ruling)),
            What::Advice(ruling) => (MatterKind::Advice, of_ruling(ruling), choices(ruling)),
            What::Call(act) => {
                (MatterKind::Call, of_act(act), vec![choice("restart", "arbiter restarts-clocks")])
            }
            What::Request(act) => {
                let provide =
                    matter.player.map(|player| choice("provide", &format!("arbiter provides {player}")));
                (MatterKind::Request, of_act(act), provide.into_iter().collect())
            }
        };
        MatterView {
            seq: matter.seq,
            since: matter.at,
            player: matter.player.map(side_of),
            kind,
            sentence,
            articles,
            choices,
        }
    }
}

/// Whether the arbiter has settled a matter by what he does.
fn is_settled(matter: &Matter, act: &ArbiterAct) -> bool {
    match (&matter.what, act) {
        (What::Request(_), ArbiterAct::Provide(player)) => matter.player == Some(*player),
        (What::Call(_), ArbiterAct::Restart | ArbiterAct::PlayOn) => true,
        (What::Advice(_), ArbiterAct::Penalise(player, _)) => {
            matter.player.is_none_or(|about| about == *player)
        }
        (
            What::Advice(_),
            ArbiterAct::PlayOn
            | ArbiterAct::Declare(_)
            | ArbiterAct::Annul
            | ArbiterAct::Set { .. }
            | ArbiterAct::Add { .. }
            | ArbiterAct::TakeBack(_)
            | ArbiterAct::SendOut,
        ) => true,
        _ => false,
    }
}

fn choice(name: &str, act: &str) -> ChoiceView {
    ChoiceView { name: name.to_owned(), act: Some(act.to_owned()) }
}

/// What the arbiter can choose, each with the act that does it; without one where he has to say more.
fn choices(ruling: &Ruling) -> Vec<ChoiceView> {
    let Force::Advice(choices) = &ruling.force else { return Vec::new() };
    let about = ruling.player;
    let act_of = |choice: &Choice| -> Option<String> {
        Some(match choice {
            Choice::Agree => "arbiter agrees".to_owned(),
            Choice::Reject => "arbiter rejects".to_owned(),
            Choice::Postpone => "arbiter postpones".to_owned(),
            Choice::PlayOn => "arbiter lets-play-on".to_owned(),
            Choice::Warn => format!("arbiter penalises {} warning", about?),
            Choice::Drawn => "arbiter declares 1/2-1/2".to_owned(),
            Choice::Lost => match about? {
                Color::White => "arbiter declares 0-1".to_owned(),
                Color::Black => "arbiter declares 1-0".to_owned(),
            },
            Choice::NewGame => "arbiter annuls".to_owned(),
            Choice::Expel => format!("arbiter penalises {} expulsion", about?),
            Choice::Recommended => recommended(ruling),
            // How much, or which, is his to say.
            Choice::Penalise | Choice::SetTimes | Choice::OpponentScore => return None,
        })
    };
    choices.iter().map(|choice| ChoiceView { name: choice.name().to_owned(), act: act_of(choice) }).collect()
}

/// The act that does what is recommended.
fn recommended(ruling: &Ruling) -> String {
    let act = ruling.effects.iter().find_map(|one| match &one.effect {
        Effect::Warning(player) => Some(format!("arbiter penalises {player} warning")),
        Effect::End(ending) => {
            let share = |points: tratto_laws::Points| points.to_string().replace('½', "1/2");
            Some(format!("arbiter declares {}-{}", share(ending.score.white), share(ending.score.black)))
        }
        _ => None,
    });
    // What is left is for the players to do: the game goes on.
    act.unwrap_or_else(|| "arbiter lets-play-on".to_owned())
}
