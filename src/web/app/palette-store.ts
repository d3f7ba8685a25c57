import { create } from 'zustand';

interface PaletteState {
  readonly isOpen: boolean;
}

export const usePalette = create<PaletteState>(() => ({ isOpen: false }));

export function setPaletteOpen(isOpen: boolean): void {
  usePalette.setState({ isOpen });
}
