import type { LucideIcon } from 'lucide-react';
import type { To } from 'react-router';

/** Something that a menu offers: a page to go to, a file to download, or something to do. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly to?: To;
  /** Handed to the page. */
  readonly state?: unknown;
  readonly download?: { readonly url: string; readonly fileName: string };
  readonly onPress?: () => void;
  /** Whether it takes something away. */
  readonly isDanger?: boolean;
}
