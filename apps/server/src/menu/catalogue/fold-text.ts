/** Lower case without accents, so that "creme brulee" finds "Crème Brûlée". */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
