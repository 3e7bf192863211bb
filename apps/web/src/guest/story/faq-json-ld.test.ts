import { contactFaq, defaultSettings, homeFaq } from '@tiffin/restaurant'
import { expect, test } from 'vitest'
import { faqJsonLd } from './faq-json-ld.ts'

test.each([
  ['the home page', homeFaq(defaultSettings)],
  ['the contact page', contactFaq(defaultSettings)],
])('structured data has every question of %s and its answer', (_page, questions) => {
  const data = faqJsonLd(questions).mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
  expect(data).toEqual(questions.map(({ question, answer }) => [question, answer]))
})
