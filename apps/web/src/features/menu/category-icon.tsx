import type { ReactNode } from 'react'
import classes from './category-icon.module.css'

/** Drawn in one style: lines in the text colour, and one filled shape in the accent colour. */
export function CategoryIcon({ slug }: { slug: string }) {
  return (
    <svg className={classes.icon} viewBox="0 0 48 48" width={40} height={40} aria-hidden>
      {drawings[slug] ?? cloche}
    </svg>
  )
}

const karahi =
  'M8 22h32c0 10-6 17-16 17S8 32 8 22zM8 22c-3.5 0-4.5-1.5-4.5-3.500S5 15 8 16M40 22c3.5 0 4.5-1.5 4.5-3.500S43 15 40 16M17 43h14'

const steam = 'M18 13c-2-3 2-4 0-7M24 13c-2-3 2-4 0-7M30 13c-2-3 2-4 0-7'

const cloche = (
  <>
    <path className={classes.fill} d="M8 34a16 16 0 0 1 32 0z" />
    <path d="M8 34a16 16 0 0 1 32 0M5 34h38M10 39h28M21 15a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
  </>
)

const drawings: Record<string, ReactNode> = {
  'breakfast-lunch': (
    <>
      <path className={classes.fill} d="M14 29a10 10 0 0 1 20 0z" />
      <path d="M14 29a10 10 0 0 1 20 0M24 8v5M9.5 14l3.5 3.5M38.5 14 35 17.5M4 29h40c-2 8-8 12-15 12H19c-7 0-13-4-15-12z" />
    </>
  ),
  thali: (
    <>
      <circle className={classes.fill} cx="24" cy="24" r="5.5" />
      <path d="M4.5 24a19.5 19.5 0 1 0 39 0 19.5 19.5 0 1 0-39 0M18.5 24a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M20 11.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0M31 19a4 4 0 1 0 8 0 4 4 0 1 0-8 0M27 34a4 4 0 1 0 8 0 4 4 0 1 0-8 0M13 34a4 4 0 1 0 8 0 4 4 0 1 0-8 0M9 19a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
    </>
  ),
  'chaat-cold': (
    <>
      <path
        className={classes.fill}
        fillRule="evenodd"
        d="M24 42a15 14.5 0 0 1-12-22c3-4 7-5 12-5s9 1 12 5a15 14.5 0 0 1-12 22zM15 21c3 5 15 5 18 0-3-4-15-4-18 0z"
      />
      <path d="M24 42a15 14.5 0 0 1-12-22c3-4 7-5 12-5s9 1 12 5a15 14.5 0 0 1-12 22zM15 21c3 5 15 5 18 0-3-4-15-4-18 0zM18 10c-2-2 0-4 0-6 0 2 2 4 0 6zM24 11c-2.5-3 0-5.5 0-8 0 2.5 2.5 5 0 8zM30 10c-2-2 0-4 0-6 0 2 2 4 0 6z" />
    </>
  ),
  'chaat-tawa': (
    <>
      <ellipse className={classes.fill} cx="19" cy="25" rx="6.5" ry="4" />
      <path d="M3 27a16 11 0 1 0 32 0 16 11 0 1 0-32 0M8.5 25a5 3.2 0 1 0 10 0 5 3.2 0 1 0-10 0M19.5 25a5 3.2 0 1 0 10 0 5 3.2 0 1 0-10 0M14 32a5 3.2 0 1 0 10 0 5 3.2 0 1 0-10 0M34 22l10-6M13 10c-1.5-2.5 1.5-3 0-5.500M19 10c-1.5-2.5 1.5-3 0-5.500M25 10c-1.5-2.5 1.5-3 0-5.5" />
    </>
  ),
  'chaat-frying': (
    <>
      <path className={classes.fill} d="M24 8c8 6 15 17 17 27-10 4-24 4-34 0C9 25 16 14 24 8z" />
      <path d="M24 8c8 6 15 17 17 27-10 4-24 4-34 0C9 25 16 14 24 8zM24 8c-2 9-7 18-13 24M16 36l1.5-3M22 37l1-3.500M29 37l-.5-3.500M35 36l-1.5-3" />
    </>
  ),
  'veg-appetizers': (
    <>
      <path className={classes.fill} d="m24 15 9 9-9 9-9-9z" />
      <path d="m24 15 9 9-9 9-9-9zM13.5 25.500l-4 4 9 9 4-4M34.5 22.500l4-4-9-9-4 4M43 5l-6 6M11 37l-6 6M36 42c-4-4-3-9 1-11 5 3 5 8-1 11z" />
    </>
  ),
  'non-veg-appetizers': (
    <>
      <path className={classes.fill} d="M21 31C15 25 17 12 27 8c8-3 15 4 12 12-4 10-13 16-18 11z" />
      <path d="M21 31C15 25 17 12 27 8c8-3 15 4 12 12-4 10-13 16-18 11zM21 31l-7 7M14 38c1 3-1 5-3.5 4.500S8 40 9 38.500C6.5 39 5 37 5.5 35s3-3 5-1.500M27 15c-2 2-3 4-3 7" />
    </>
  ),
  'veg-main-course': (
    <>
      <path className={classes.fill} d="M24 22c-5-6-3-13 3-17 4 7 3 13-3 17z" />
      <path d={`${karahi}M24 22c-5-6-3-13 3-17 4 7 3 13-3 17zM24 22c0-4 1-8 2-11`} />
    </>
  ),
  'non-veg-main-course': (
    <>
      <path className={classes.fill} d="M8 22h32c0 3-.5 5-1.5 7.500h-29C8.5 27 8 25 8 22z" />
      <path d={karahi + steam} />
    </>
  ),
  rice: (
    <>
      <path className={classes.fill} d="M9 25c2-9 8-14 15-14s13 5 15 14z" />
      <path d="M6 25h36c0 8-5 14-12 15H18C11 39 6 33 6 25zM9 25c2-9 8-14 15-14s13 5 15 14M18 20l2-2M24 17l2 1M29 21l2-1.500M17 44h14" />
    </>
  ),
  breads: (
    <>
      <path className={classes.fill} d="M33 6c9 3 10 14 4 24S17 45 11 40 6 24 14 15 26 4 33 6z" />
      <path d="M33 6c9 3 10 14 4 24S17 45 11 40 6 24 14 15 26 4 33 6zM28 15l2 1M20 20l2 1M30 24l1.5-1M22 29l2 1M16 32l1-1.500M26 36l1.5-1" />
    </>
  ),
  extras: (
    <>
      <path className={classes.fill} d="M12 26h24v11c0 2.5-2 4-4 4H16c-2 0-4-1.5-4-4z" />
      <path d="M14 14h20v4l2 3v16c0 2.5-2 4-4 4H16c-2 0-4-1.5-4-4V21l2-3zM13 8h22v6H13zM12 26h24M19 32l3 3M28 31l-2 4" />
    </>
  ),
  soup: (
    <>
      <path className={classes.fill} d="M9 29h30c-2 6-7 11-15 11S11 35 9 29z" />
      <path d="M6 23h36c0 10-7 17-18 17S6 33 6 23zM17 44h14M20 17c-2-3 2-4 0-7M28 17c-2-3 2-4 0-7" />
    </>
  ),
  drinks: (
    <>
      <path
        className={classes.fill}
        d="m14.5 23 1.6 16c.2 2.5 1.4 3.5 3.4 3.500h9c2 0 3.2-1 3.4-3.500L33.5 23z"
      />
      <path d="m13 15 3.1 24c.2 2.5 1.4 3.5 3.4 3.500h9c2 0 3.2-1 3.4-3.500L35 15zM14.5 23h19M25 15l3-10 6-1.5M30 14a5 5 0 1 0 10 0 5 5 0 1 0-10 0" />
    </>
  ),
  desserts: (
    <>
      <path className={classes.fill} d="M10 25a7 7 0 0 1 7.5-11.5 7 7 0 0 1 13 0A7 7 0 0 1 38 25z" />
      <path d="M17.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M11 25a6.5 6.5 0 1 1 12.5-4M37 25a6.5 6.5 0 1 0-12.5-4M6 25h36c0 7-6 11-14 11h-8C12 36 6 32 6 25zM24 36v6M16 43h16" />
    </>
  ),
  'chef-special': (
    <>
      <path className={classes.fill} d="m24 17 2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8z" />
      <path d="M13 41V29C6 28 4 19 9 15c2-2 5-2.5 7-2 2-5 6-7 8-7s6 2 8 7c2-.5 5 0 7 2 5 4 3 13-4 14v12zM13 36h22" />
    </>
  ),
}
