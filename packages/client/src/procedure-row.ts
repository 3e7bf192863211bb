/** How a call is sent. */
export interface ProcedureRow {
  type: 'query' | 'mutation'
  /** The server executes it once per Idempotency-Key, so it may be sent again. */
  isKeyed?: true
  /** Takes a file, which JSON cannot contain: the REST route below /api that reads forms. */
  uploadTo?: string
  /** Answers with a file. */
  isDownload?: true
  /** Answers with a token for later calls. */
  keepsToken?: true
}
