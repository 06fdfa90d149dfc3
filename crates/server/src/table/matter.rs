//! What waits for the arbiter: claims that only he decides, calls and requests of the players, and rulings that leave it to him.

use super::cap::Cap;
use super::play::Table;
use crate::sentence;
use crate::telling::side_of;
use crate::wire::{ArticleView, ChoiceView, MatterKind, MatterView, Role};
use tratto_board::Color;
use tratto_laws::{Act, ArbiterAct, Choice, Deed, Effect, Force, Penalty, Ruling, Scoring, Status, Verdict};
use tratto_words::{Words, say};

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
    pub(super) fn matters(&self, words: &Words) -> Vec<MatterView> {
        let cap = self.cap().map(|cap| self.cap_view(words, cap));
        self.matters.iter().map(|matter| self.matter_view(words, matter)).chain(cap).collect()
    }

    /// That so much has happened that the arbiter is called.
    fn cap_view(&self, words: &Words, cap: Cap) -> MatterView {
        let events = self.seq;
        MatterView {
            seq: self.seq,
            since: self.game.now().get(),
            player: None,
            kind: MatterKind::Cap,
            sentence: match cap {
                Cap::BetweenMoves => say!(words, "server-cap-between"),
                Cap::Events | Cap::Twice => say!(words, "server-cap-events", events = events),
            },
            articles: Vec::new(),
            choices: Vec::new(),
        }
    }

    fn matter_view(&self, words: &Words, matter: &Matter) -> MatterView {
        let of_ruling = |ruling: &Ruling| -> (String, Vec<ArticleView>) {
            (sentence::ruling(words, ruling), sentence::articles(words, &ruling.articles()))
        };
        let of_act = |act: &Act| (sentence::act(words, act, &self.game.situation(act)), Vec::new());
        let (kind, (sentence, articles), choices) = match &matter.what {
            What::Claim(ruling) => (MatterKind::Claim, of_ruling(ruling), choices(ruling)),
            What::Advice(ruling) => (MatterKind::Advice, of_ruling(ruling), choices(ruling)),
            What::Call(act) => (MatterKind::Call, of_act(act), vec![choice("restart", ArbiterAct::Restart)]),
            What::Request(act) => {
                let provide = matter.player.map(|player| choice("provide", ArbiterAct::Provide(player)));
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

fn choice(name: &str, act: ArbiterAct) -> ChoiceView {
    ChoiceView { name: name.to_owned(), act: Some(Act::Arbiter(act).to_string()) }
}

/// What the arbiter can choose, each with the act that does it; without one where he has to say more.
fn choices(ruling: &Ruling) -> Vec<ChoiceView> {
    let Force::Advice(choices) = &ruling.force else { return Vec::new() };
    let about = ruling.player;
    let act_of = |choice: &Choice| -> Option<ArbiterAct> {
        Some(match choice {
            Choice::Agree => ArbiterAct::Decide(Verdict::Agrees),
            Choice::Reject => ArbiterAct::Decide(Verdict::Rejects),
            Choice::Postpone => ArbiterAct::Decide(Verdict::Postpones),
            Choice::PlayOn => ArbiterAct::PlayOn,
            Choice::Warn => ArbiterAct::Penalise(about?, Penalty::Warning),
            Choice::Drawn => ArbiterAct::Declare(Scoring::default().drawn()),
            Choice::Lost => ArbiterAct::Declare(Scoring::default().won_by(!about?)),
            Choice::NewGame => ArbiterAct::Annul,
            Choice::Expel => ArbiterAct::Penalise(about?, Penalty::Expulsion),
            Choice::Recommended => recommended(ruling),
            // How much, or which, is his to say.
            Choice::Penalise | Choice::SetTimes | Choice::OpponentScore => return None,
        })
    };
    let view = |one: &Choice| match act_of(one) {
        Some(act) => choice(one.name(), act),
        None => ChoiceView { name: one.name().to_owned(), act: None },
    };
    choices.iter().map(view).collect()
}

/// The act that does what is recommended.
fn recommended(ruling: &Ruling) -> ArbiterAct {
    let act = ruling.effects.iter().find_map(|one| match &one.effect {
        Effect::Warning(player) => Some(ArbiterAct::Penalise(*player, Penalty::Warning)),
        Effect::End(ending) => Some(ArbiterAct::Declare(ending.score)),
        _ => None,
    });
    // What is left is for the players to do: the game goes on.
    act.unwrap_or(ArbiterAct::PlayOn)
}
