const SECTION_ID = 'how-films-are-made';

/** What "AI-generated" means here: the one explanation that every page with those words links to. */
export function HowFilmsAreMade() {
  return (
    <section
      id={SECTION_ID}
      aria-labelledby={`${SECTION_ID}-title`}
      className="grid scroll-mt-8 gap-4 border-t border-line pt-6"
    >
      <h2 id={`${SECTION_ID}-title`} className="font-display text-2xl leading-tight font-semibold">
        What “AI-generated” means here
      </h2>
      <p>
        Nobody films, draws or edits these videos: software makes them from a written prompt. So
        every one of them bears the label “AI-generated”, whichever way it was made. What we call
        our text-to-video AI works in one of two ways.
      </p>
      <dl className="grid gap-4">
        <div className="grid gap-1 border-l-2 border-gilt-line pl-4">
          <dt className="font-semibold">Drawn by our own program: the usual way</dt>
          <dd className="text-muted">
            A language reader takes the scene and the words from the prompt, and a renderer draws
            every frame of it. No trained model makes the pictures. The film’s signature says “drawn
            by a program, without a trained model”.
          </dd>
        </div>
        <div className="grid gap-1 border-l-2 border-gilt-line pl-4">
          <dt className="font-semibold">Filmed by a video model: where one is connected</dt>
          <dd className="text-muted">
            Whoever runs this site can connect a trained text-to-video model. It then makes the
            footage; titles, labels and sound are added by our program. The signature says that
            generative models made the clips.
          </dd>
        </div>
      </dl>
      <p className="text-muted">
        A language model may also have drafted the script; then the signature says so. Above, any
        film can be asked which way it was made.
      </p>
    </section>
  );
}
