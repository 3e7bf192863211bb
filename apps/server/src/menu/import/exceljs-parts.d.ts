/** Parts of ExcelJS that read one element of a workbook each; it has no types for them. */
declare module 'exceljs/lib/xlsx/xform/style/numfmt-xform.js' {
  export default class NumFmtXform {
    model: { id: number; formatCode: string }
    parseOpen(node: { name: string; attributes: { numFmtId: string; formatCode: string } }): boolean
  }
}

declare module 'exceljs/lib/xlsx/xform/book/defined-name-xform.js' {
  export default class DefinedNameXform {
    parseOpen(): boolean
  }
}

declare module 'exceljs/lib/xlsx/xform/sheet/row-xform.js' {
  export default class RowXform {
    model?: { cells: { address?: string }[] }
    parseOpen(node: { name: string; attributes: { r?: string } }): boolean
    parseClose(name: string): boolean
  }
}
