/** Named so that no browser fills it in by itself. Apart from the forms that need more code than this. */
export const TRAP_FIELD = 'leave-this'
