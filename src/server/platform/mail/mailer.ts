/** An email; its HTML says what its text says. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands emails on. A rejected promise means that the email was not taken and may be sent again. */
export interface Mailer {
  /** Whether emails leave this machine; without a mail server they are written to files instead. */
  readonly isDelivering: boolean;
  send(email: Email): Promise<void>;
  close(): void;
}
