import { z } from 'zod';

const campo = (mensagem: string, max = 150) =>
  z
    .string({ error: mensagem })
    .transform((texto) => texto.trim())
    .pipe(z.string().min(1, mensagem).max(max, 'Texto longo demais.'));

/** The contact form (section 5.4): all five fields required, with the messages to the letter. */
export const contatoSchema = z.object({
  nome: campo('Nome é obrigatório'),
  email: campo('Email é obrigatório', 254).refine(
    (texto) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texto),
    'Formato de e-mail inválido.',
  ),
  celular: campo('Celular é obrigatório', 30),
  assunto: campo('Assunto é obrigatório'),
  mensagem: campo('Mensagem é obrigatória', 5000),
});

export type CampoDoContato = keyof z.infer<typeof contatoSchema>;
