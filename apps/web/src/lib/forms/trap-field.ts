/** Named so that no browser fills it in automatically. In its own file, without the code of the whole form. */
export const TRAP_FIELD = 'leave-this'
