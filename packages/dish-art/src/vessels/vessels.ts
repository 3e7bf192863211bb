import type { Vessel } from '../dish-recipe.ts'
import { board } from './board.ts'
import { beerBottle, meadBottle, wineBottle, jar } from './bottle.ts'
import { bowl, biryaniPot } from './bowl.ts'
import { copperTumbler, filterCoffee, kulhad, coffeeCup, mug, teaGlass } from './cup.ts'
import { shortGlass, sundaeGlass, tallGlass, beerGlass, martiniGlass, wineGlass } from './glass.ts'
import { plate, pizza, steamer } from './plate.ts'
import { thali, feastTray } from './thali.ts'
import type { PaintVessel } from './vessel.ts'

/** How each vessel is painted with its food. */
export const vessels: Record<Vessel, PaintVessel> = {
  'copper-bowl': bowl('copper'),
  'copper-handi': bowl('handi'),
  karahi: bowl('iron'),
  'clay-bowl': bowl('clay'),
  'steel-bowl': bowl('steel'),
  'white-bowl': bowl('white'),
  'blue-bowl': bowl('blue'),
  'soup-bowl': bowl('soup'),
  coupe: bowl('coupe'),
  'biryani-pot': biryaniPot,
  'white-plate': plate('white'),
  'steel-plate': plate('steel'),
  'blue-plate': plate('blue'),
  'brass-plate': plate('brass'),
  'sweets-plate': plate('sweets'),
  'leaf-plate': plate('leaf'),
  thali: thali('steel'),
  'brass-thali': thali('brass'),
  'banana-leaf': board('banana-leaf'),
  'long-plate': board('long-plate'),
  'bread-board': board('bread-board'),
  'bread-basket': board('bread-basket'),
  slate: board('slate'),
  sizzler: board('sizzler'),
  tawa: board('tawa'),
  'paper-tray': board('paper-tray'),
  jar,
  'feast-tray': feastTray,
  'tall-glass': tallGlass,
  'short-glass': shortGlass,
  'sundae-glass': sundaeGlass,
  'copper-tumbler': copperTumbler,
  kulhad,
  'filter-coffee': filterCoffee,
  'beer-bottle': beerBottle,
  'wine-bottle': wineBottle,
  'mead-bottle': meadBottle,
  pizza: pizza('#cf3a1a'),
  'white-pizza': pizza('#fbeecb'),
  'black-bowl': bowl('black'),
  'green-bowl': bowl('green'),
  pan: bowl('pan'),
  steamer,
  'coffee-cup': coffeeCup,
  mug,
  'tea-glass': teaGlass,
  'wine-glass': wineGlass,
  'martini-glass': martiniGlass,
  'beer-glass': beerGlass,
}
