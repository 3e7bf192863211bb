/** "8,66" as "8.66": a comma before the last one or two digits is a decimal comma. Any other text stays as it is. */
export const withDecimalPoint = (typed: string): string => typed.replace(/,(\d{1,2})(?=\s*[%$]?$)/, '.$1')
