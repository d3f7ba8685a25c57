/** An email; text and HTML have the same content. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends emails. A rejected promise means that the email was not accepted and may be sent again. */
export interface Mailer {
  /** Whether emails leave this machine; without a mail server they are written to files instead. */
  readonly isDelivering: boolean;
  send(email: Email): Promise<void>;
  close(): void;
}
