import { HeadContent } from '@tanstack/react-router'

/** Title, tags and styles of a page and of the routes around it. */
export const FullHead = () => (
  <head>
    <HeadContent />
  </head>
)
