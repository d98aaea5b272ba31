import { z } from 'zod';

/** What a passkey is called, so that its owner knows which it is. */
const nomeDaPasskeySchema = z
  .string({ error: 'Informe um nome.' })
  // What nobody sees names nothing, and turns round what stands beside it.
  .transform((texto) => texto.replace(/\p{C}/gu, '').trim())
  .pipe(z.string().min(1, 'Informe um nome.').max(60, 'Use no máximo 60 caracteres.'));

/** Text of a response of an authenticator: base64url, as long as any of them. */
const emBase64Url = z.string().max(8_000);

/** What a browser answers when a passkey is made (WebAuthn, 5.8.3: RegistrationResponseJSON), as far as it is read. */
const respostaDoRegistroSchema = z.object({
  id: emBase64Url,
  rawId: emBase64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: emBase64Url,
    attestationObject: emBase64Url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
});

/** What a browser answers when a passkey is used (WebAuthn, 5.8.3: AuthenticationResponseJSON), as far as it is read. */
export const respostaDaEntradaSchema = z.object({
  id: emBase64Url,
  rawId: emBase64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: emBase64Url,
    authenticatorData: emBase64Url,
    signature: emBase64Url,
    userHandle: emBase64Url.nullish(),
  }),
  clientExtensionResults: z.object({}).default({}),
});

/** A passkey that a browser has made, with its answer in JSON. */
export const passkeyNovaSchema = z.object({
  nome: nomeDaPasskeySchema,
  desafio: z.string().max(2_000),
  resposta: z
    .string()
    .max(20_000)
    .transform((texto, contexto) => {
      try {
        return JSON.parse(texto) as unknown;
      } catch {
        contexto.addIssue({ code: 'custom', message: 'Envie o que o navegador respondeu, em JSON.' });
        return z.NEVER;
      }
    })
    .pipe(respostaDoRegistroSchema),
});

/** What a browser answers when a passkey is made. */
export type RespostaDoRegistro = z.output<typeof respostaDoRegistroSchema>;

/** What a browser answers when a passkey is used. */
export type RespostaDaEntrada = z.output<typeof respostaDaEntradaSchema>;
