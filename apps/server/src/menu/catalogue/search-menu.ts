import type { Product } from '@tiffin/contract'
import anyAscii from 'any-ascii'
import MiniSearch from 'minisearch'
import { stemmer } from 'stemmer'

/** What guests also call the things that dishes are named after; a search finds the dish by either. */
const menuSynonyms: Readonly<Record<string, readonly string[]>> = {
  aloo: ['potato'],
  baingan: ['eggplant', 'aubergine'],
  bhindi: ['okra'],
  chai: ['tea'],
  chana: ['chickpea'],
  chole: ['chickpea'],
  dahi: ['yogurt', 'curd'],
  dal: ['lentil'],
  gobi: ['cauliflower'],
  keema: ['mince'],
  kheer: ['pudding'],
  kulcha: ['flatbread'],
  lager: ['beer'],
  matar: ['pea'],
  naan: ['flatbread'],
  palak: ['spinach'],
  paratha: ['flatbread'],
  prawn: ['shrimp'],
  raita: ['yogurt', 'curd'],
  rajma: ['beans'],
  roti: ['chapati', 'flatbread'],
}

/** How well each dish fits the words, by slug; a dish that does not fit is absent. */
export type MenuSearch = (words: string) => ReadonlyMap<string, number>

interface Indexed extends Pick<Product, 'slug' | 'title' | 'description'> {
  number: string
  category: string
  dietary: string
}

// A short word with another letter is another word.
const MIN_MISSPELLED_LENGTH = 4
const MISSPELLED_SHARE = 0.2

/**
 * Searches numbers, titles, categories, diets and descriptions: every word must begin one in them, or in what guests also call it.
 * Only if nothing does, words that are spelled almost alike count, such as "biriyani". The index is built at the first
 * search.
 */
export function createMenuSearch(products: readonly Product[]): MenuSearch {
  let index: MiniSearch<Indexed> | undefined
  return (words) => {
    index ??= indexOf(products)
    const exact = index.search(words)
    const found =
      exact.length > 0
        ? exact
        : index.search(words, {
            fuzzy: (word) => (word.length >= MIN_MISSPELLED_LENGTH ? MISSPELLED_SHARE : false),
          })
    return new Map(found.map(({ id, score }) => [id as string, score]))
  }
}

// "Nut-free", "no nuts", "without nuts": one word, or a search would find the dishes that contain nuts.
const LACKING = /\b(?:no|without)\s+(\p{L}+)|\b(\p{L}+)[\s-]+free\b/giu
const splitWords = MiniSearch.getDefault('tokenize') as (text: string) => string[]

const tokenize = (text: string) =>
  splitWords(
    text.replaceAll(LACKING, (_all, after?: string, before?: string) => `${stem(after ?? before ?? '')}free`),
  )

// Forms of a word are one word: samosas, samosa.
const stem = (word: string) => stemmer(foldText(word))

// Written without spaces: every end of a text begins a word.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u
const endsOf = (word: string): string[] =>
  UNSPACED.test(word) ? Array.from(word, (_one, index) => Array.from(word).slice(index).join('')) : [word]

const synonyms = new Map(Object.entries(menuSynonyms).map(([word, others]) => [stem(word), others.map(stem)]))

function indexOf(products: readonly Product[]): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>({
    idField: 'slug',
    fields: ['number', 'title', 'category', 'dietary', 'description'],
    tokenize,
    processTerm: (word) => [...endsOf(word).map(stem), ...(synonyms.get(stem(word)) ?? [])],
    searchOptions: {
      processTerm: stem,
      prefix: true,
      combineWith: 'AND',
      boost: { number: 8, title: 5, category: 2, dietary: 2 },
    },
  })
  index.addAll(
    products.map(({ slug, number = '', title, description, category, diets }) => ({
      slug,
      number,
      title,
      description,
      category: category.name,
      dietary: diets.join(' '),
    })),
  )
  return index
}

/** Lower case in Latin letters, so that "creme brulee" finds "Crème Brûlée" and "dac biet" "Đặc Biệt". */
function foldText(text: string): string {
  return anyAscii(text.normalize('NFKD').replaceAll(/\p{M}/gu, '')).toLowerCase()
}
