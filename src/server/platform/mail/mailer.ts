/** A letter in plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands letters on. A rejected promise means that the letter was not taken and may be sent again. */
export interface Mailer {
  /** Whether emails leave this machine; without a mail server they are written to files instead. */
  readonly isDelivering: boolean;
  send(letter: Letter): Promise<void>;
  close(): void;
}
