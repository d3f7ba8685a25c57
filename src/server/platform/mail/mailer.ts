/** A letter in plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands letters on. A rejected promise means that the letter was not taken and may be sent again. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}
