/** How a call travels. */
export interface ProcedureRow {
  type: 'query' | 'mutation'
  /** The server does it once for one Idempotency-Key, so it may be sent again. */
  isKeyed?: true
  /** Takes a file, which JSON cannot carry: the REST route below /api that reads forms. */
  uploadTo?: string
  /** Answers with a file. */
  isDownload?: true
  /** Answers with a token that is for the calls after it. */
  keepsToken?: true
}
