//! Open matters for the arbiter: claims that only he can decide, calls and requests of players, and rulings that leave it to him.

use super::cap::Cap;
use super::play::GameInPlay;
use crate::sentence;
use crate::telling::side_of;
use crate::wire::{ArticleView, ChoiceView, MatterKind, MatterView, Role};
use tratto_board::Color;
use tratto_laws::{
    Act, ArbiterAct, Choice, Effect, Force, Penalty, PlayerAct, Ruling, Scoring, Status, Verdict,
};
use tratto_words::{Words, say};

/// An open matter.
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
    /// A player stopped the clocks to call him.
    Call(Box<Act>),
    /// A player asks for something.
    Request(Box<Act>),
    /// A ruling that is only advice: nothing has been done.
    Advice(Box<Ruling>),
}

/// Whether a player's act is a matter for the arbiter in itself.
pub(super) fn calls_arbiter(act: &Act) -> bool {
    matches!(act, Act::Player(_, PlayerAct::Stop(_) | PlayerAct::Ask(_)))
}

impl GameInPlay {
    /// Updates the open matters after an event.
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
            Act::Player(player, PlayerAct::Stop(_)) => open(Some(*player), What::Call(Box::new(act.clone()))),
            Act::Player(player, PlayerAct::Ask(_)) => {
                open(Some(*player), What::Request(Box::new(act.clone())))
            }
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

    /// Drops matters that the course of the game has made pointless.
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

    /// The open matters, oldest first.
    pub(super) fn matters(&self, words: &Words) -> Vec<MatterView> {
        let cap = self.cap().map(|cap| self.cap_view(words, cap));
        self.matters.iter().map(|matter| self.matter_view(words, matter)).chain(cap).collect()
    }

    /// The matter that the game has reached its limit of events.
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

/// Whether an act of the arbiter settles a matter.
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

/// The arbiter's choices, each with the act that carries it out; without one if he has to add something.
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
            // He has to say how much, or which.
            Choice::Penalise | Choice::SetTimes | Choice::OpponentScore => return None,
        })
    };
    let view = |one: &Choice| match act_of(one) {
        Some(act) => choice(one.name(), act),
        None => ChoiceView { name: one.name().to_owned(), act: None },
    };
    choices.iter().map(view).collect()
}

/// The act that carries out a recommendation.
fn recommended(ruling: &Ruling) -> ArbiterAct {
    let act = ruling.effects.iter().find_map(|one| match &one.effect {
        Effect::Warning(player) => Some(ArbiterAct::Penalise(*player, Penalty::Warning)),
        Effect::End(ending) => Some(ArbiterAct::Declare(ending.score)),
        _ => None,
    });
    // The rest is for the players to do: the game goes on.
    act.unwrap_or(ArbiterAct::PlayOn)
}
