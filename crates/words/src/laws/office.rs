//! What the arbiter does, what is found, and what bystanders do.

use crate::{Words, say};
use tratto_laws::{Act, Bystander, Discovery, EnvelopeItem, Game, Hint, Office, Penalty, Sight, Verdict};

impl Words {
    /// Something that happened, as a sentence without full stop; `before` is the game as it stood then.
    ///
    /// ```
    /// use tratto_laws::{Edition, Game, Regulations};
    /// use tratto_words::{Lang, Words};
    /// let game = Game::new(Regulations::new(Edition::NEWEST))?;
    /// let act = "white touches g1".parse()?;
    /// assert_eq!(Words::of(Lang::En).act(&act, &game), "White touches the knight on g1");
    /// assert_eq!(Words::of(Lang::It).act(&act, &game), "Il Bianco tocca il cavallo in g1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn act(&self, act: &Act, before: &Game) -> String {
        let clause = match act {
            Act::Player(player, deed) => self.deed(*player, deed, before),
            Act::AgreeToCorrect => say!(self, "players-agree-to-correct"),
            Act::Arbiter(office) => self.office(office),
            Act::Assistant(player, aid) => self.aid(*player, aid, before),
            Act::Found(discovery) => self.discovery(*discovery),
            Act::Bystander(bystander) => self.bystander(*bystander),
        };
        self.begun(&clause)
    }

    fn office(&self, office: &Office) -> String {
        match office {
            Office::Start => say!(self, "office-start"),
            Office::Observe(Sight::Flag(player)) => say!(self, "office-observe-flag", color = *player),
            Office::Observe(Sight::BothFlags) => say!(self, "office-observe-both-flags"),
            Office::Observe(Sight::IllegalMove) => say!(self, "office-observe-illegal-move"),
            Office::Observe(Sight::Touched) => say!(self, "office-observe-touched"),
            Office::Observe(Sight::IllegalPosition) => say!(self, "office-observe-illegal-position"),
            Office::Observe(Sight::Absence(player)) => say!(self, "office-observe-absence", color = *player),
            Office::Observe(Sight::AutomaticDraw) => say!(self, "office-observe-automatic-draw"),
            Office::Observe(Sight::NotAlgebraic(player)) => {
                say!(self, "office-observe-not-algebraic", color = *player)
            }
            Office::Stop => say!(self, "office-stop"),
            Office::Restart => say!(self, "office-restart"),
            Office::Decide(Verdict::Agrees) => say!(self, "office-decide-agrees"),
            Office::Decide(Verdict::Postpones) => say!(self, "office-decide-postpones"),
            Office::Decide(Verdict::PostponesWithTime) => say!(self, "office-decide-postpones-with-time"),
            Office::Decide(Verdict::Rejects) => say!(self, "office-decide-rejects"),
            Office::Penalise(player, penalty) => {
                say!(self, "office-penalise", color = *player, penalty = self.penalty(*penalty))
            }
            Office::Set { side, time } => {
                say!(self, "office-set", color = *side, time = self.clock_time(*time))
            }
            Office::Add { side, time } => {
                say!(self, "office-add", color = *side, time = self.duration(*time))
            }
            Office::TakeBack(plies) => say!(self, "office-take-back", count = *plies),
            Office::Declare(score) => say!(self, "office-declare", score = self.score(*score)),
            Office::Annul => say!(self, "office-annul"),
            Office::PlayOn => say!(self, "office-play-on"),
            Office::Consent => say!(self, "office-consent"),
            Office::TellToSeal => say!(self, "office-tell-to-seal"),
            Office::CheckEnvelope(missing) if missing.is_empty() => {
                say!(self, "office-check-envelope-complete")
            }
            Office::CheckEnvelope(missing) => {
                say!(self, "office-check-envelope", items = self.envelope(missing))
            }
            Office::Resume => say!(self, "office-resume"),
            Office::OpenEnvelope => say!(self, "office-open-envelope"),
            Office::ReplaceClock => say!(self, "office-replace-clock"),
            Office::SendOut => say!(self, "office-send-out"),
            Office::Inspect(player) => say!(self, "office-inspect", color = *player),
            Office::Provide(player) => say!(self, "office-provide", color = *player),
            Office::Reconstruct => say!(self, "office-reconstruct"),
            Office::Tell(player, Hint::MovesMade) => say!(self, "office-tell-moves-made", color = *player),
            Office::Tell(player, Hint::OpponentMoved) => {
                say!(self, "office-tell-opponent-moved", color = *player)
            }
            Office::Tell(player, Hint::ClockNotPressed) => {
                say!(self, "office-tell-clock-not-pressed", color = *player)
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
