//! The wire format: closed sets of messages, the contract with every client.
//!
//! There is no logic here. Times are milliseconds of the server's clock since 1970; squares and moves are as in UCI (castling by the
//! king's squares, or onto the rook in a game that began with king or rook elsewhere than in orthodox chess); acts are the short
//! sentences of [`tratto_laws::Act`].

mod account;
mod admin;
mod almanac;
mod answer;
mod blind;
mod clock;
mod coach;
mod coaching;
mod error_body;
mod facts;
mod game;
mod job;
mod laws;
mod learnt;
mod lesson;
mod link;
mod matter;
mod message;
mod opening;
mod privacy;
mod ruling;
mod state;
mod training;

pub use account::{
    Account, Credentials, NewAccount, NewPasskey, Passkey, PasskeyLabel, PasskeyList, PasskeyQuestion,
    PasskeySignIn, PasskeyUse, PasswordChange, PasswordReset, Session,
};
pub use admin::{
    AccountLine, AccountPage, AdminGame, AdminGamePage, GameMakers, GivenInvitation, InvitationLine,
    InvitationList, NewInvitation, Policy, Registration, Removal, ResetCode,
};
pub use almanac::{
    AlmanacDay, AlmanacTables, AnniversaryView, CategoryView, ChampionView, CompetitionView, GameNameView,
    Glossary, PersonLine, PersonLink, PersonView, PieceNamesView, ReignView, SignGroup, SignView, TermBeside,
    TermLink, TermView, TitleGroup, TitleView, WonView,
};
pub use answer::{
    About, Chess960Start, ControlQuestion, ControlRead, EditionLine, Irregular, JudgeQuestion, Judged,
    JudgedAct, NotationNote, NotationQuestion, NotationRead, PeriodView, PositionQuestion, PositionRead,
    Preset, SideVerdict, VerdictKind, WhyAnswer, WhyQuestion, Winnable, WinnableQuestion,
};
pub use blind::{BlindGame, BlindLevel, BlindQuestion, BlindReply, BlindSettings, BlindStep, BlindTurn};
pub use clock::{BonusKind, BonusView, ClockView, FlagView, PhaseKind, SideClock};
pub use coach::{
    AdviceView, AnswersView, AttackedView, BalanceView, COACH_VERSION, ChangeView, DefenceView, EngineView,
    GameAdvice, LineView, MotifView, MoveAdvice, MoveView, OpeningView, PhaseView, PositionAdvice,
    SquaresView, StageView, ThreatView, TurningPointView,
};
pub use coaching::{CoachQuestion, CoachSettings, GamePly, GameQuestion, GameRead};
pub use error_body::{ErrorBody, ErrorKind};
pub use facts::{FACTS_VERSION, FactView, FactsView, FiguresView, RanksView};
pub use game::{
    Chess960, CrashPolicy, Created, DrawRestriction, GameLine, GameList, Lot, Mode, NewGame, Players, Role,
    Starting, VisuallyImpaired,
};
pub use job::{JobAnswer, JobQuestion, JobState, JobView};
pub use laws::{ChapterView, LawsView, RuleInEdition, RuleView};
pub use learnt::{Learnt, LearntCard, LearntKept, LearntLesson, LearntPage, LearntRun};
pub use lesson::{ChapterOfLessons, CourseView, LessonDrill, LessonLine, LessonPart, LessonView};
pub use link::{Link, LinkLine, LinkList, LinkState, Links, TakeLink};
pub use matter::{ChoiceView, MatterKind, MatterView};
pub use message::{Ack, ActRequest, EventPage, EventView, FromClient, ToClient, Update};
pub use opening::{
    BranchView, CourseLineView, KnownMoveView, LastOpening, LineMove, OpeningLine, OpeningName, OpeningRead,
};
pub use privacy::{Farewell, LeftGames};
pub use ruling::{ArticleView, CanClaimView, DutyView, EffectView, RulingView, Side};
pub use state::{Ending, GameSettings, GameState, Moment, PlyView, StatusKind};
pub use training::{
    AnswerView, DrillGroup, DrillView, EarlierView, ExerciseList, ExerciseView, HintView, JudgedMove,
    LadderStep, MoveText, MoveVerdict, NodeView, OptionView, OwnExercises, OwnQuestion, SightKind,
    SolutionView, TrainingView,
};

/// The protocol version. A client sends its own in the greeting, and is refused if it differs.
pub const VERSION: u32 = 2;
