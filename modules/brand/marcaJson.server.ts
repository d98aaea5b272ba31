import { z } from 'zod';
import { CORES, type NomeDeCor } from './cores.server.ts';

const cor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Use a forma #rrggbb.')
  .optional();
const texto = (maximo: number) => z.string().trim().min(1).max(maximo).optional();
const peso = z.string().regex(/^[1-9]\d{0,2}( [1-9]\d{2})?$/, 'Use um peso ("400") ou uma faixa ("300 900").');
/** Null: the company does not tell. */
const quantos = z.int().min(1).max(1_000_000_000).nullable().optional();

const cores = Object.fromEntries(Object.keys(CORES).map((nome) => [nome, cor])) as Record<NomeDeCor, typeof cor>;

/** `marca.json`. Everything is optional; a name that is not here is refused. */
export const marcaJson = z.strictObject({
  cores: z.strictObject(cores).optional(),
  logo: z.strictObject({ comNome: z.boolean() }).optional(),
  /** False: heroes have none. */
  ilustracao: z.boolean().optional(),
  fontes: z.strictObject({ texto: peso.optional(), titulo: peso.optional() }).optional(),
  palavras: z
    .strictObject({
      promocao: texto(60),
      sobre: texto(100),
      missao: texto(600),
      inicio: texto(100),
      historia: texto(600),
      rodape: texto(200),
    })
    .optional(),
  numeros: z.strictObject({ sites: quantos, clientes: quantos }).optional(),
  marcos: z
    .array(
      z.strictObject({
        ano: z.string().regex(/^\d{4}$/, 'Use um ano, como "2012".'),
        titulo: z.string().trim().min(1).max(80),
        texto: z.string().trim().min(1).max(300),
      }),
    )
    .max(12)
    .optional(),
});

export type MarcaJson = z.infer<typeof marcaJson>;
