declare module 'cm-chessboard/src/Chessboard.js' {
  import type { Square } from '../wire/grammar'
  export const COLOR: { white: 'w'; black: 'b' }
  export const INPUT_EVENT_TYPE: {
    moveInputStarted: 'moveInputStarted'
    movingOverSquare: 'movingOverSquare'
    validateMoveInput: 'validateMoveInput'
    moveInputCanceled: 'moveInputCanceled'
    moveInputFinished: 'moveInputFinished'
  }
  export type InputEvent = { type: string; squareFrom: Square; squareTo?: Square; legalMove?: boolean }
  export type MarkerType = { class: string; slice: string; position?: string }
  export class Chessboard {
    constructor(context: HTMLElement, props: object)
    setPosition(fen: string, animated?: boolean): Promise<void>
    setOrientation(color: 'w' | 'b', animated?: boolean): Promise<void>
    getOrientation(): 'w' | 'b'
    getPosition(): string
    enableMoveInput(handler: (event: InputEvent) => boolean | undefined, color?: 'w' | 'b'): void
    disableMoveInput(): void
    cancelMoveInput(): void
    isMoveInputEnabled(): boolean
    addMarker(type: MarkerType, square: string): void
    removeMarkers(type?: MarkerType, square?: string): void
    destroy(): void
    view: {
      svg: SVGSVGElement
      piecesGroup: SVGGElement
      setPieceVisibility(square: string | null, visible?: boolean): void
    }
  }
}
declare module 'cm-chessboard/src/extensions/markers/Markers.js' {
  export class Markers {}
}
declare module 'cm-chessboard/src/lib/Svg.js' {
  export const Svg: {
    createSvg(container?: Element): SVGSVGElement
    addElement(parent: Element, name: string, attributes?: Record<string, unknown>): SVGElement
    removeElement(element: Element | null | undefined): void
  }
}
