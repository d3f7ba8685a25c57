import type { LucideIcon } from 'lucide-react';

/** Something that a menu offers to do. */
export interface MenuItem {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
}
