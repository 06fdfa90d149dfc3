//! Conversions between our types and SQLite values.

use crate::store::ChainHash;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

impl ToSql for ChainHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(&self.0)))
    }
}

impl FromSql for ChainHash {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<ChainHash> {
        let bytes = value.as_blob()?;
        let hash = bytes.try_into();
        hash.map(ChainHash)
            .map_err(|_| FromSqlError::InvalidBlobSize { expected_size: 32, blob_size: bytes.len() })
    }
}
