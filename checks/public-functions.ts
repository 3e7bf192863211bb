import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
// TypeScript 7 has a command line only. To list a package's exports, a program has to use the previous version's API.
import ts from 'typescript-5'

/** `name` is how callers reach it: `quoteOrder`, `Oven.bake`, `TiffinApi.orders.place`. */
export type PublicFunction = { folder: string; name: string; isDocumented: boolean }

const repository = resolve(import.meta.dirname, '..')

/** Every function, class and method that the packages in these folders export, through each entry of their `exports`. */
export function listPublicFunctions(folders: string[]): PublicFunction[] {
  const entries = folders.flatMap((folder) => entriesOf(folder).map((file) => [folder, file] as const))
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    compilerOptions(),
  )
  const checker = program.getTypeChecker()
  return entries.flatMap(([folder, file]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} exports nothing`)
    return functionsOf(module, checker).map((found) => ({ folder, ...found }))
  })
}

/** The sources of a package's entry points: what is built into dist/ has the same name in src/. */
function entriesOf(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>
  }
  return Object.values(exports).map((target) => {
    const file = typeof target === 'string' ? target : target.default
    return join(folder, file.replace(/^\.\/dist\/(.+)\.js$/, './src/$1.ts'))
  })
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(repository, 'tsconfig.json'), ts.sys.readFile) as {
    config: { compilerOptions: object }
  }
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, repository).options
}

function functionsOf(module: ts.Symbol, checker: ts.TypeChecker) {
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
    const isFunction = (symbol.flags & ts.SymbolFlags.Class) !== 0 || isCallable(symbol, checker)
    const found = isFunction ? [{ name: exported.name, symbol }] : []
    const methods = hasMembers(symbol) ? methodsOf(exported.name, symbol, checker) : []
    return [...found, ...methods].map((each) => ({
      name: each.name,
      isDocumented: isDocumented(each.symbol, checker),
    }))
  })
}

const hasMembers = ({ flags }: ts.Symbol) => (flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0

type Found = { name: string; symbol: ts.Symbol }

/** Every callable, non-private member, including those nested in groups; a class docstring covers its constructor. */
function methodsOf(owner: string, { members, exports }: ts.Symbol, checker: ts.TypeChecker): Found[] {
  return [...(members?.values() ?? []), ...(exports?.values() ?? [])].flatMap((member): Found[] => {
    const name = `${owner}.${member.name}`
    if (isCallable(member, checker)) return isPrivate(member) ? [] : [{ name, symbol: member }]
    const group = groupOf(member)
    return group ? methodsOf(name, checker.getTypeFromTypeNode(group).symbol, checker) : []
  })
}

function groupOf({ valueDeclaration: place }: ts.Symbol): ts.TypeLiteralNode | undefined {
  const type = place && ts.isPropertySignature(place) ? place.type : undefined
  return type && ts.isTypeLiteralNode(type) ? type : undefined
}

/** Decided by type, so that an arrow, a `function`, and the result of another function all count. */
function isCallable(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const { Function, Method, Variable, Property } = ts.SymbolFlags
  if ((symbol.flags & (Function | Method | Variable | Property)) === 0) return false
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
  return type.getCallSignatures().length > 0
}

const isPrivate = ({ valueDeclaration: place }: ts.Symbol) =>
  place !== undefined &&
  ((ts.getCombinedModifierFlags(place) & ts.ModifierFlags.Private) !== 0 ||
    ts.isPrivateIdentifier(ts.getNameOfDeclaration(place) ?? place))

/** Needs text, not only tags. */
const isDocumented = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() !== ''
