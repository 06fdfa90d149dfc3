#![doc = include_str!("../README.md")]

mod duties;
mod edition;
mod ending;
mod event;
mod game;
mod named;
mod occurrence;
mod points;
mod regulations;
mod ruling;
mod why;
mod winnable;

pub use duties::{CanClaim, ClaimKind, Duty, DutyKind};
pub use edition::{
    Adequacy, AgreementBan, ArbiterOnFlag, Article, BothFlags, ClaimRight, ClaimantLoses, ClockAdjusted,
    ColoursReversed, Contact, Date, DefaultTime, Edition, EndingMove, Evidence, Fivefold, Found,
    IllegalMoves, InForce, KingCapture, KingsInCheck, Misplaced, OffenceCounts, OfferRefused, OneMinute,
    ParseDateError, Phone, QuickplayRates, ResumptionLate, Rule, Standing, TouchUnasked, TouchedBoth,
    UnknownEdition, Unpromoted, Values,
};
pub use ending::{Automatic, Decision, EndedBy, Ending, Ground, Outcome};
pub use event::{
    Act, Aid, ArbiterAct, Bystander, Claim, ClaimEvidence, Discovery, Event, Hand, Hands, Hint, Manner,
    Meaning, Misconduct, OfferForm, ParseActError, Penalty, Place, Play, PlayerAct, QuickplayGround, Request,
    Sight, StopReason, Verdict, Written, grammar, read_time,
};
pub use game::{
    Appearances, EnvelopeItem, Game, GameError, Judged, MoveFault, NotAnEvent, Obligation, OnBoard, Ply,
    Quiet, StartingPoint, Status,
};
pub use named::UnknownName;
pub use occurrence::{Made, Occurrence, Situation};
pub use points::{ParsePointsError, Points, Scoring};
pub use regulations::{DrawRule, PhoneRule, Recording, Regulations, Supervision};
pub use ruling::{Choice, Consequence, Detail, Effect, FaultyMove, Finding, Force, Reading, Right, Ruling};
pub use tratto_clock::Rate;
pub use why::rules_against;
