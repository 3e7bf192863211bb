import type { FrequentQuestion } from '@tiffin/restaurant'

/** Questions and answers for search engines. */
export function faqJsonLd(questions: readonly FrequentQuestion[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
