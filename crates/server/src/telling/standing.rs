//! How a game stands as views: its end, what the players may claim, and what they must do.

use super::side_of;
use crate::sentence;
use crate::table::{result_of, spelling_of};
use crate::wire::{CanClaimView, DutyView, Ending as EndingView};
use tratto_board::Color;
use tratto_laws::{CanClaim, Duty, EndedBy, Ending, Game, Status};
use tratto_words::Words;

/// How a game ended.
///
/// ```
/// use tratto_laws::{Edition, Event, Game, Regulations, Status};
/// use tratto_words::{Lang, Words};
/// let mut game = Game::new(Regulations::new(Edition::Laws2023))?;
/// for act in ["white arrives", "black arrives", "arbiter starts", "black resigns"] {
///     game.apply(&Event::new(game.now(), act.parse()?))?;
/// }
/// let Status::Over(ending) = game.status() else { panic!("over") };
/// let view = tratto_server::tell_ending(ending, Words::of(Lang::EN));
/// assert_eq!((view.result.as_str(), view.reason.as_str(), view.article.number.as_str()), ("1-0", "resignation", "5.1.2"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tell_ending(ending: &Ending, words: &Words) -> EndingView {
    let by = match ending.by {
        EndedBy::Resignation { by } => Some(by),
        EndedBy::Claim { claimant, .. } => Some(claimant),
        _ => None,
    };
    EndingView {
        result: result_of(&Status::Over(*ending)),
        white: ending.score.white.to_string(),
        black: ending.score.black.to_string(),
        reason: sentence::reason(ending.by).to_owned(),
        by: by.map(side_of),
        article: sentence::article(words, &ending.article),
        sentence: sentence::ending(words, ending),
    }
}

/// What a player may claim in a game.
///
/// ```
/// use tratto_board::Color;
/// use tratto_laws::{Edition, Event, Game, Regulations};
/// use tratto_words::{Lang, Words};
/// let mut game = Game::new(Regulations::new(Edition::Laws2023))?;
/// for act in ["white arrives", "black arrives", "arbiter starts", "white plays e2e4", "white offers-draw"] {
///     game.apply(&Event::new(game.now(), act.parse()?))?;
/// }
/// let claim = &game.can_claim(Color::Black)[0];
/// let view = tratto_server::tell_claim(&game, Color::Black, claim, Words::of(Lang::EN));
/// assert_eq!((view.kind.as_str(), view.article.number.as_str()), ("accept-draw", "9.1.2.1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tell_claim(game: &Game, player: Color, claim: &CanClaim, words: &Words) -> CanClaimView {
    let spelling = spelling_of(game);
    CanClaimView {
        player: side_of(player),
        kind: claim.kind.name().to_owned(),
        count: claim.count,
        after: claim.after.clone(),
        since: claim.since,
        moves: claim.moves.iter().map(|m| m.uci(spelling).to_string()).collect(),
        article: sentence::article(words, &claim.article),
        sentence: sentence::claim(words, player, claim, game),
    }
}

/// What a player must do in a game, or need not.
///
/// ```
/// use tratto_board::Color;
/// use tratto_laws::{Edition, Event, Game, Regulations};
/// use tratto_words::{Lang, Words};
/// let mut game = Game::new(Regulations::new(Edition::Laws2023))?;
/// for act in ["white arrives", "black arrives", "arbiter starts", "white touches b1"] {
///     game.apply(&Event::new(game.now(), act.parse()?))?;
/// }
/// let duty = &game.duties(Color::White)[0];
/// let view = tratto_server::tell_duty(&game, Color::White, duty, Words::of(Lang::EN));
/// assert_eq!((view.kind.as_str(), view.moves.join(" ").as_str()), ("play-among", "b1a3 b1c3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tell_duty(game: &Game, player: Color, duty: &Duty, words: &Words) -> DutyView {
    let spelling = spelling_of(game);
    DutyView {
        player: side_of(player),
        kind: duty.kind.name().to_owned(),
        moves: duty.moves.iter().map(|m| m.uci(spelling).to_string()).collect(),
        count: (duty.count > 0).then_some(duty.count),
        articles: sentence::articles(words, &duty.articles),
        sentence: sentence::duty(words, player, duty, game),
    }
}
