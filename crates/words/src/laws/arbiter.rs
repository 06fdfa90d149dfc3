//! What the arbiter does, what is found, and what bystanders do.

use crate::{Words, say};
use tratto_laws::{
    Act, ArbiterAct, Bystander, Discovery, EnvelopeItem, Hint, Penalty, Sight, Situation, Verdict,
};

impl Words {
    /// Something that happened, as a sentence without full stop; `before` is what it came upon, as an
    /// [`Occurrence`](tratto_laws::Occurrence) has it.
    ///
    /// ```
    /// use tratto_laws::{Edition, Game, Regulations};
    /// use tratto_words::{Lang, Words};
    /// let game = Game::new(Regulations::new(Edition::NEWEST))?;
    /// let act = "white touches g1".parse()?;
    /// let before = game.situation(&act);
    /// assert_eq!(Words::of(Lang::EN).act(&act, &before), "White touches the knight on g1");
    /// assert_eq!(Words::of(Lang::IT).act(&act, &before), "Il Bianco tocca il cavallo in g1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn act(&self, act: &Act, before: &Situation) -> String {
        let clause = match act {
            Act::Player(player, act) => self.player_act(*player, act, before),
            Act::AgreeToCorrect => say!(self, "players-agree-to-correct"),
            Act::Arbiter(act) => self.arbiter_act(act),
            Act::Assistant(player, aid) => self.aid(*player, aid, before),
            Act::Found(discovery) => self.discovery(*discovery),
            Act::Bystander(bystander) => self.bystander(*bystander),
        };
        self.begun(&clause)
    }

    fn arbiter_act(&self, act: &ArbiterAct) -> String {
        match act {
            ArbiterAct::Start => say!(self, "arbiter-act-start"),
            ArbiterAct::Observe(Sight::Flag(player)) => {
                say!(self, "arbiter-act-observe-flag", color = *player)
            }
            ArbiterAct::Observe(Sight::BothFlags) => say!(self, "arbiter-act-observe-both-flags"),
            ArbiterAct::Observe(Sight::IllegalMove) => say!(self, "arbiter-act-observe-illegal-move"),
            ArbiterAct::Observe(Sight::Touched) => say!(self, "arbiter-act-observe-touched"),
            ArbiterAct::Observe(Sight::IllegalPosition) => say!(self, "arbiter-act-observe-illegal-position"),
            ArbiterAct::Observe(Sight::Absence(player)) => {
                say!(self, "arbiter-act-observe-absence", color = *player)
            }
            ArbiterAct::Observe(Sight::AutomaticDraw) => say!(self, "arbiter-act-observe-automatic-draw"),
            ArbiterAct::Observe(Sight::NotAlgebraic(player)) => {
                say!(self, "arbiter-act-observe-not-algebraic", color = *player)
            }
            ArbiterAct::Stop => say!(self, "arbiter-act-stop"),
            ArbiterAct::Restart => say!(self, "arbiter-act-restart"),
            ArbiterAct::Decide(Verdict::Agrees) => say!(self, "arbiter-act-decide-agrees"),
            ArbiterAct::Decide(Verdict::Postpones) => say!(self, "arbiter-act-decide-postpones"),
            ArbiterAct::Decide(Verdict::PostponesWithTime) => {
                say!(self, "arbiter-act-decide-postpones-with-time")
            }
            ArbiterAct::Decide(Verdict::Rejects) => say!(self, "arbiter-act-decide-rejects"),
            ArbiterAct::Penalise(player, penalty) => {
                say!(self, "arbiter-act-penalise", color = *player, penalty = self.penalty(*penalty))
            }
            ArbiterAct::Set { side, time } => {
                say!(self, "arbiter-act-set", color = *side, time = self.clock_time(*time))
            }
            ArbiterAct::Add { side, time } => {
                say!(self, "arbiter-act-add", color = *side, time = self.duration(*time))
            }
            ArbiterAct::TakeBack(plies) => say!(self, "arbiter-act-take-back", count = *plies),
            ArbiterAct::Declare(score) => say!(self, "arbiter-act-declare", score = self.score(*score)),
            ArbiterAct::Annul => say!(self, "arbiter-act-annul"),
            ArbiterAct::PlayOn => say!(self, "arbiter-act-play-on"),
            ArbiterAct::Consent => say!(self, "arbiter-act-consent"),
            ArbiterAct::TellToSeal => say!(self, "arbiter-act-tell-to-seal"),
            ArbiterAct::CheckEnvelope(missing) if missing.is_empty() => {
                say!(self, "arbiter-act-check-envelope-complete")
            }
            ArbiterAct::CheckEnvelope(missing) => {
                say!(self, "arbiter-act-check-envelope", items = self.envelope(missing))
            }
            ArbiterAct::Resume => say!(self, "arbiter-act-resume"),
            ArbiterAct::OpenEnvelope => say!(self, "arbiter-act-open-envelope"),
            ArbiterAct::ReplaceClock => say!(self, "arbiter-act-replace-clock"),
            ArbiterAct::SendOut => say!(self, "arbiter-act-send-out"),
            ArbiterAct::Inspect(player) => say!(self, "arbiter-act-inspect", color = *player),
            ArbiterAct::Provide(player) => say!(self, "arbiter-act-provide", color = *player),
            ArbiterAct::Reconstruct => say!(self, "arbiter-act-reconstruct"),
            ArbiterAct::Tell(player, Hint::MovesMade) => {
                say!(self, "arbiter-act-tell-moves-made", color = *player)
            }
            ArbiterAct::Tell(player, Hint::OpponentMoved) => {
                say!(self, "arbiter-act-tell-opponent-moved", color = *player)
            }
            ArbiterAct::Tell(player, Hint::ClockNotPressed) => {
                say!(self, "arbiter-act-tell-clock-not-pressed", color = *player)
            }
        }
    }

    fn penalty(&self, penalty: Penalty) -> String {
        match penalty {
            Penalty::Warning => say!(self, "penalty-warning"),
            Penalty::OpponentTime(time) => say!(self, "penalty-opponent-time", time = self.duration(time)),
            Penalty::OwnTime(time) => say!(self, "penalty-own-time", time = self.duration(time)),
            Penalty::Loss(points) => say!(self, "penalty-loss", points = points.to_string()),
            Penalty::OwnPoints(points) => say!(self, "penalty-own-points", points = points.to_string()),
            Penalty::OpponentPoints(points) => {
                say!(self, "penalty-opponent-points", points = points.to_string())
            }
            Penalty::Fine => say!(self, "penalty-fine"),
            Penalty::Exclusion => say!(self, "penalty-exclusion"),
            Penalty::Expulsion => say!(self, "penalty-expulsion"),
        }
    }

    fn envelope(&self, missing: &[EnvelopeItem]) -> String {
        let name = |item: &EnvelopeItem| match item {
            EnvelopeItem::Names => say!(self, "envelope-names"),
            EnvelopeItem::Position => say!(self, "envelope-position"),
            EnvelopeItem::Times => say!(self, "envelope-times"),
            EnvelopeItem::Sealer => say!(self, "envelope-sealer"),
            EnvelopeItem::MoveNumber => say!(self, "envelope-move-number"),
            EnvelopeItem::DrawOffer => say!(self, "envelope-draw-offer"),
            EnvelopeItem::Resumption => say!(self, "envelope-resumption"),
        };
        self.list(&missing.iter().map(name).collect::<Vec<_>>())
    }

    fn discovery(&self, discovery: Discovery) -> String {
        match discovery {
            Discovery::WrongStart => say!(self, "found-wrong-start"),
            Discovery::BoardTurned => say!(self, "found-board-turned"),
            Discovery::ColoursReversed => say!(self, "found-colours-reversed"),
            Discovery::ClockSetting { schedule_suffers: false } => say!(self, "found-clock-setting-false"),
            Discovery::ClockSetting { schedule_suffers: true } => say!(self, "found-clock-setting-true"),
            Discovery::ClockDefect => say!(self, "found-clock-defect"),
            Discovery::Displaced(None) => say!(self, "found-displaced-none"),
            Discovery::Displaced(Some(plies)) => say!(self, "found-displaced-some", count = plies),
            Discovery::IllegalMove => say!(self, "found-illegal-move"),
            Discovery::Flag(player) => say!(self, "found-flag", color = player),
            Discovery::NotProvable => say!(self, "found-not-provable"),
            Discovery::BoardsDiffer(player) => say!(self, "found-boards-differ", color = player),
            Discovery::SheetsDiffer(plies) => say!(self, "found-sheets-differ", count = plies),
            Discovery::EnvelopeLost { position_known: true } => say!(self, "found-envelope-lost-true"),
            Discovery::EnvelopeLost { position_known: false } => say!(self, "found-envelope-lost-false"),
            Discovery::ResumptionTimes => say!(self, "found-resumption-times"),
        }
    }

    fn bystander(&self, bystander: Bystander) -> String {
        match bystander {
            Bystander::TellsPlayer => say!(self, "bystander-tells-player"),
            Bystander::TellsArbiter => say!(self, "bystander-tells-arbiter"),
            Bystander::Interferes => say!(self, "bystander-interferes"),
            Bystander::PhoneRings => say!(self, "bystander-phone-rings"),
        }
    }
}
