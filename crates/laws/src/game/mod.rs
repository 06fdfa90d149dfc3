//! A game under the Laws: events go in, rulings come out.

mod adjournment;
mod arbiter;
mod assistant;
mod board;
mod claims;
mod clock;
mod conduct;
#[cfg(test)]
mod differential;
mod draws;
mod endings;
mod flags;
mod hand;
mod illegal;
mod movement;
mod moves;
mod offences;
mod ply;
mod presence;
mod quickplay;
mod repetition;
mod replay;
mod scoresheet;
mod sequence;
mod setup;
mod start;
mod state;
mod touch;

pub use adjournment::EnvelopeItem;
pub use board::OnBoard;
pub use ply::{MoveFault, Ply};
pub use repetition::{Appearances, Quiet};
pub use sequence::Judged;
pub use start::{GameError, StartingPoint};
pub use state::{NotAnEvent, Status};
pub use touch::Obligation;

pub(crate) use state::{Offer, Pending, PlayerState};

use crate::edition::{Article, Edition, Rule, Values};
use crate::ending::{EndedBy, Ending};
use crate::event::{Act, ArbiterAct, Event, Hand as ClockHand, PlayerAct};
use crate::occurrence::Occurrence;
use crate::points::Points;
use crate::regulations::Regulations;
use crate::ruling::{Consequence, Detail, Effect, Finding, Force, Reading, Ruling};
use crate::winnable::{Alive, Patience};
use adjournment::Adjournment;
use hand::InHand;
use ply::BarePress;
use std::sync::Arc;
use tratto_board::{ByColor, Color, Move, Position};
use tratto_clock::{Clock, Instant, Millis};

/// A game: what stands on the board, what the clocks show, and everything the Laws need to remember.
///
/// It changes only through [`Game::apply`], uses only the times of the events, and always gives the same rulings for the same
/// events.
///
/// ```
/// use tratto_clock::Instant;
/// use tratto_laws::{Edition, Event, Game, Regulations, Status};
/// let mut game = Game::new(Regulations::new(Edition::Laws2023))?;
/// let mut rulings = Vec::new();
/// for act in ["white arrives", "black arrives", "arbiter starts", "white plays f2f3", "black plays e7e5",
///     "white plays g2g4", "black plays d8h4"] {
///     rulings = game.apply(&Event::new(Instant::ZERO, act.parse()?))?.rulings;
/// }
/// let Status::Over(ending) = game.status() else { panic!("mate") };
/// assert_eq!(ending.article.number(), "5.1.1");
/// assert_eq!(rulings[0].effects[0].effect.to_string(), "0-1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    pub(crate) regulations: Arc<Regulations>,
    pub(crate) clock: Option<Clock>,
    pub(crate) now: Instant,
    pub(crate) status: Status,
    pub(crate) start: OnBoard,
    pub(crate) board: OnBoard,
    pub(crate) plies: Vec<Ply>,
    /// The board is not as the last half-move left it: a ruling or a hand has changed it since.
    pub(crate) rearranged: bool,
    /// The hash of the position before each half-move and of the one on the board.
    pub(crate) hashes: Vec<u64>,
    pub(crate) in_hand: InHand,
    /// What a ruling has bound the player on move to.
    pub(crate) bound: Option<Obligation>,
    pub(crate) bare_press: Option<BarePress>,
    pub(crate) players: ByColor<PlayerState>,
    pub(crate) offer: Option<Offer>,
    pub(crate) pending: Option<Pending>,
    /// The arbiter waits for the next completed move, having seen an illegal position.
    pub(crate) watching: bool,
    /// The arbiter has consented to a draw that the event forbids.
    pub(crate) consented: bool,
    pub(crate) adjournment: Option<Adjournment>,
    /// The ending that a result signed, or one that holds unless the arbiter decides otherwise, has put in place.
    pub(crate) overrulable: bool,
    pub(crate) started: Option<Instant>,
    /// The last decision, with the rule that puts it beyond appeal if there is one.
    pub(crate) last_decision: Option<Option<Rule>>,
    /// What had ended the game before anything happened.
    pub(crate) ended_at_start: Option<Box<Ruling>>,
    /// The question whether the position is dead is postponed, for many moves at once; or the log shows that the game went on.
    pub(crate) trusting: bool,
    /// Facts from earlier positions that answer faster whether the position is dead.
    pub(crate) alive: Alive,
    /// Who waits for answers about mates.
    pub(crate) patience: Patience,
}

impl Game {
    /// Applies an event and returns the rulings on it.
    ///
    /// A broken rule is not an error: it leads to a ruling. An error means that the event is impossible in the current state of the
    /// game, which is then unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<Occurrence, NotAnEvent> {
        let before = self.situation(&event.act);
        let rulings = self.judge(event)?;
        Ok(Occurrence { event: event.clone(), before, after: self.board, rulings })
    }

    /// [`Game::apply`] for callers who need only the rulings.
    fn judge(&mut self, event: &Event) -> Result<Vec<Ruling>, NotAnEvent> {
        if event.at < self.now {
            return Err(NotAnEvent::TimeWentBack { last: self.now, at: event.at });
        }
        if let Some(rulings) = self.plainly(event) {
            return Ok(rulings);
        }
        let now = std::mem::replace(&mut self.now, event.at);
        let relieved = self.note_relief();
        // An act is refused before anything but these two is changed, so that no copy of the game is needed.
        match self.happen(&event.act) {
            Ok(rulings) => {
                self.note_decision(&event.act, &rulings);
                Ok(rulings)
            }
            Err(error) => {
                self.now = now;
                Color::ALL.into_iter().zip(relieved).for_each(|(color, period)| {
                    self.players[color].relieved_in = period;
                });
                // The game was over before the first event: a claim or resignation is answered with the reason.
                let asks = matches!(
                    event.act,
                    Act::Player(_, PlayerAct::Claim(_) | PlayerAct::Resign)
                        | Act::Arbiter(ArbiterAct::Observe(_))
                );
                match &self.ended_at_start {
                    Some(ruling) if asks && error == NotAnEvent::Over => Ok(vec![Ruling::clone(ruling)]),
                    _ => Err(error),
                }
            }
        }
    }

    /// The fast path for an ordinary move or press. `None` if the general path is needed.
    #[inline]
    fn plainly(&mut self, event: &Event) -> Option<Vec<Ruling>> {
        let rulings = match event.act {
            Act::Player(player, PlayerAct::Play(play)) => self.play_plainly(player, play, event.at),
            Act::Player(player, PlayerAct::Press(ClockHand::Same)) => self.press_plainly(player, event.at),
            _ => None,
        }?;
        self.note_decision(&event.act, &rulings);
        Some(rulings)
    }

    /// Records a decision that can be appealed against. The arbiter's own acts do this themselves.
    #[inline]
    fn note_decision(&mut self, act: &Act, rulings: &[Ruling]) {
        if !rulings.is_empty() && !matches!(act, Act::Arbiter(_) | Act::Player(_, PlayerAct::Appeal)) {
            self.last_decision = Some(None);
        }
    }

    /// The rulings on an act. An act is refused before anything is changed.
    fn happen(&mut self, act: &Act) -> Result<Vec<Ruling>, NotAnEvent> {
        match act {
            Act::Player(player, act) => self.act(*player, act),
            Act::AgreeToCorrect => self.agree_to_correct(),
            Act::Arbiter(act) => self.arbiter_act(act),
            Act::Assistant(player, aid) => self.aid(*player, aid),
            Act::Found(discovery) => self.discovery(*discovery),
            Act::Bystander(bystander) => Ok(self.bystander(*bystander)),
        }
    }

    fn act(&mut self, player: Color, act: &PlayerAct) -> Result<Vec<Ruling>, NotAnEvent> {
        match act {
            PlayerAct::Arrive => self.arrive(player),
            PlayerAct::Leave { place, permitted } => self.leave(player, *place, *permitted),
            PlayerAct::Return => self.come_back(player),
            PlayerAct::Touch { square, manner } => self.touch(player, *square, *manner),
            PlayerAct::TouchBoth { square, other } => self.touch_both(player, *square, *other),
            PlayerAct::Release { from, to } => self.release(player, *from, *to),
            PlayerAct::Remove(square) => self.remove(player, *square),
            PlayerAct::Put { square, role } => self.put(player, *square, *role),
            PlayerAct::Rest { square, role } => self.rest(player, *square, *role),
            PlayerAct::Play(play) => self.play(player, *play),
            PlayerAct::TakeBack => self.take_back(player),
            PlayerAct::Announce(play) => self.announce(player, *play),
            PlayerAct::Repeat(play) => self.repeat(player, *play),
            PlayerAct::Press(hand) => self.press(player, *hand),
            PlayerAct::Offer(form) => self.offer_draw(player, *form),
            PlayerAct::Accept => self.accept(player),
            PlayerAct::Refuse => self.refuse(player),
            PlayerAct::Claim(claim) => self.claim(player, claim),
            PlayerAct::Resign => self.resign(player),
            PlayerAct::Stop(reason) => self.stop_clocks(player, *reason),
            PlayerAct::Record(written) => self.record(player, written),
            PlayerAct::Sign(score) => self.sign(player, *score),
            PlayerAct::Displace(squares) => self.displace(player, squares),
            PlayerAct::PutBack => self.put_back(player),
            PlayerAct::Offend(misconduct) => self.offend(player, *misconduct),
            PlayerAct::Ask(request) => self.ask(player, *request),
            PlayerAct::ReturnSheet => self.return_sheet(player),
            PlayerAct::Appeal => self.appeal(player),
            PlayerAct::Seal(written) => self.seal(player, written),
            PlayerAct::Adjourn(time) => self.adjourn(player, *time),
            PlayerAct::State(play) => self.state_sealed(player, *play),
        }
    }

    /// The regulations under which it is played.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The edition of the Laws.
    pub fn edition(&self) -> Edition {
        self.regulations.edition
    }

    pub(crate) fn values(&self) -> &'static Values {
        self.regulations.values()
    }

    /// Whether it goes on, and how it ended if not.
    pub fn status(&self) -> &Status {
        &self.status
    }

    /// What stands on the board, without regard to a move in progress.
    pub fn board(&self) -> &OnBoard {
        &self.board
    }

    /// The moves made, those taken back left out.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// What stood on the board before a half-move, counted from 0; the board as it stands where there is none of that number.
    ///
    /// ```
    /// use tratto_laws::{Edition, Event, Game, Regulations};
    /// let mut game = Game::new(Regulations::new(Edition::NEWEST))?;
    /// for act in ["white arrives", "black arrives", "arbiter starts", "white plays e2e4"] {
    ///     game.apply(&Event::new(game.now(), act.parse()?))?;
    /// }
    /// assert_eq!(game.before(0).position().map(|position| position.turn()), Some(tratto_board::Color::White));
    /// assert_eq!(game.before(1), *game.board());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn before(&self, index: usize) -> OnBoard {
        let Some(to) = self.plies.get(..=index) else { return self.board };
        let from = to.iter().rposition(|ply| ply.rearranged().is_some());
        let mut board = from.and_then(|from| to[from].rearranged()).copied().unwrap_or(self.start);
        to[from.unwrap_or(0)..index].iter().for_each(|ply| ply.play(&mut board));
        board
    }

    /// What stood on the board before each half-move, and what stands there now.
    pub fn boards(&self) -> impl Iterator<Item = OnBoard> {
        let mut board = self.start;
        let before = self.plies.iter().map(move |ply| {
            let before = ply.rearranged().copied().unwrap_or(board);
            board = before;
            ply.play(&mut board);
            before
        });
        before.chain([self.board])
    }

    /// The clock, where there is one.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The time of the last event.
    pub fn now(&self) -> Instant {
        self.now
    }

    /// The offences that count towards the loss of the game.
    pub fn offences(&self, player: Color) -> u8 {
        self.players[player].offences.total()
    }

    /// Whether a player is at the board.
    pub fn is_present(&self, player: Color) -> bool {
        self.players[player].present
    }

    /// The offer of a draw that stands, by whom.
    pub fn draw_offer(&self) -> Option<Color> {
        self.offer.as_ref().map(|offer| offer.by)
    }

    /// The player whose claim waits for the arbiter's decision.
    pub fn open_claim(&self) -> Option<Color> {
        self.pending.as_ref().map(Pending::claimant)
    }

    /// Whether a player has an assistant.
    pub fn is_assisted(&self, player: Color) -> bool {
        self.players[player].assisted
    }

    /// The move that the visually impaired player on move has done on the board and not yet announced: it is not made.
    pub fn unannounced(&self) -> Option<Move> {
        self.in_hand.unannounced.as_ref().map(|done| done.m)
    }

    /// The player who is to seal a move now.
    pub fn sealing(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.must_seal(*color))
    }

    /// Whether there is a sealed move in an unopened envelope.
    pub fn has_envelope(&self) -> bool {
        self.adjournment.as_ref().is_some_and(Adjournment::is_closed)
    }

    /// The player who has the move: his opponent's move has been made.
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    pub(crate) fn position(&self) -> Option<&Position> {
        self.board.position()
    }

    /// What a player's clock shows; nothing where there is no clock.
    pub(crate) fn time_of(&self, player: Color) -> Millis {
        self.clock.as_ref().map_or(Millis::ZERO, |clock| clock.remaining(player, self.now))
    }

    pub(crate) fn times(&self) -> ByColor<Millis> {
        ByColor::new_with(|color| self.time_of(color))
    }

    /// The moves a player has made since the start of the game, those before the starting point included.
    pub fn moves_made(&self, player: Color) -> u16 {
        // A side that has just moved, or is to move, is told apart by the number of the move to come.
        let number = self.board.fullmoves();
        match (player, self.board.turn()) {
            (Color::White, Color::Black) => number,
            _ => number.saturating_sub(1),
        }
    }

    /// The moves a player has completed.
    pub fn moves_completed(&self, player: Color) -> u16 {
        let open =
            self.plies.iter().rev().take(2).filter(|ply| ply.mover == player && !ply.completed).count();
        self.moves_made(player).saturating_sub(open as u16)
    }

    // Making rulings.

    pub(crate) fn ruling(&self, finding: Finding, rules: &[Rule]) -> Ruling {
        let mut ruling = Ruling {
            finding,
            player: None,
            detail: Detail::None,
            grounds: Vec::new(),
            effects: Vec::new(),
            force: Force::Binding,
            readings: Vec::new(),
        };
        for rule in rules {
            ruling.cite(self.edition().articles(*rule));
        }
        ruling
    }

    /// The ruling, with a reading if the text of the edition calls for it.
    pub(crate) fn read_as(&self, ruling: Ruling, reading: Reading) -> Ruling {
        if self.values().readings.contains(&reading) { ruling.reading(reading) } else { ruling }
    }

    /// An effect with the rules that give it.
    pub(crate) fn by(&self, effect: Effect, rules: &[Rule]) -> Consequence {
        let mut by = Vec::new();
        add_new(&mut by, rules.iter().flat_map(|rule| self.edition().articles(*rule)));
        Consequence { effect, by }
    }

    /// Ends the game, and gives the effect that says so.
    pub(crate) fn end(&mut self, score: ByColor<Points>, by: EndedBy, article: Article) -> Consequence {
        let ending = self.ending(score, by, article);
        self.conclude(Status::Over(ending));
        Consequence { effect: Effect::End(ending), by: vec![article] }
    }

    /// An ending by the scoring of the event.
    pub(crate) fn ending(&self, score: ByColor<Points>, by: EndedBy, article: Article) -> Ending {
        Ending { score, by, article, scoring: self.regulations.scoring }
    }

    pub(crate) fn conclude(&mut self, status: Status) {
        self.status = status;
        self.offer = None;
        self.pending = None;
        self.watching = false;
        self.overrulable = false;
        self.halt_clock();
    }

    /// The first article of a rule, by which an ending is carried.
    pub(crate) fn article(&self, rule: Rule) -> Article {
        let articles = self.edition().articles(rule);
        articles.first().copied().unwrap_or_else(|| self.edition().articles(Rule::Gaps)[0])
    }

    pub(crate) fn is_running(&self) -> Result<(), NotAnEvent> {
        match self.status {
            Status::Running => Ok(()),
            Status::NotStarted => Err(NotAnEvent::NotStarted),
            Status::Adjourned => Err(NotAnEvent::Adjourned),
            Status::Over(_) | Status::Annulled(_) => Err(NotAnEvent::Over),
        }
    }

    pub(crate) fn is_there(&self, player: Color) -> Result<(), NotAnEvent> {
        if self.players[player].present { Ok(()) } else { Err(NotAnEvent::NotThere { player }) }
    }

    /// The last half-move.
    pub(crate) fn last(&self) -> Option<&Ply> {
        self.plies.last()
    }

    /// The legal moves left to the player on move by what he has touched and by what was ruled.
    pub fn obligation(&self) -> Option<Obligation> {
        if !self.regulations.touch_move {
            return self.bound.clone();
        }
        self.bound.clone().or_else(|| touch::obligation(self.position()?, &self.in_hand.touched))
    }

    pub(crate) fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
        let mut moves: Vec<Move> = moves.into_iter().collect();
        moves.sort_unstable_by_key(|m| (m.from(), m.to(), m.bits()));
        moves
    }
}

impl Ruling {
    pub(crate) fn cite(&mut self, articles: Vec<Article>) {
        add_new(&mut self.grounds, articles);
    }

    pub(crate) fn about(mut self, player: Color) -> Ruling {
        self.player = Some(player);
        self
    }

    pub(crate) fn with(mut self, effect: impl Into<Consequence>) -> Ruling {
        self.effects.push(effect.into());
        self
    }

    pub(crate) fn with_all(self, effects: impl IntoIterator<Item = impl Into<Consequence>>) -> Ruling {
        effects.into_iter().fold(self, Ruling::with)
    }

    pub(crate) fn detail(mut self, detail: Detail) -> Ruling {
        self.detail = detail;
        self
    }

    pub(crate) fn unless_arbiter(mut self) -> Ruling {
        self.force = Force::UnlessArbiter;
        self
    }

    pub(crate) fn advice(mut self, choices: &[crate::ruling::Choice]) -> Ruling {
        self.force = Force::Advice(choices.to_vec());
        self
    }

    pub(crate) fn reading(mut self, reading: Reading) -> Ruling {
        if !self.readings.contains(&reading) {
            self.readings.push(reading);
        }
        self
    }
}

fn add_new(list: &mut Vec<Article>, articles: impl IntoIterator<Item = Article>) {
    for article in articles {
        if !list.contains(&article) {
            list.push(article);
        }
    }
}
