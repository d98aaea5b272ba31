import { Arg, Authorized, Ctx, Mutation, registerEnumType, Resolver } from 'type-graphql';
import type { AdminContext } from '../services.ts';
import { agir, CHAVE } from '../editing/ato.resolver.ts';
import { resumirArquivo } from '../editing/repeticao.service.ts';
import { Arquivo, UploadScalar } from './arquivo.scalar.ts';
import { guardarImagem, type Pasta } from './imagem.service.ts';
import { RecorteInput } from './recorte.type.ts';

const PastaDeImagem = { BANNER: 'banner', BANNER_ICP: 'banner-icp' } as const;
registerEnumType(PastaDeImagem, { name: 'PastaDeImagem', description: 'Onde a imagem aparece: no site ou no painel.' });

/** Upload over GraphQL (graphql-multipart-request-spec). */
@Authorized()
@Resolver()
export class ImagemResolver {
  @Mutation(() => String, { description: 'Envia a imagem de um banner e responde o nome do arquivo. Administração.' })
  async enviarImagem(
    @Ctx() contexto: AdminContext,
    @Arg('arquivo', () => UploadScalar, { description: 'PNG, JPEG, WebP, AVIF ou GIF de até 10 MB.' })
    arquivo: Arquivo,
    @Arg('pasta', () => PastaDeImagem, { description: 'Onde a imagem aparece.' }) pasta: Pasta,
    @Arg('recorte', () => RecorteInput, { nullable: true, description: 'A parte que fica; sem ele, a imagem inteira.' })
    recorte: RecorteInput | null,
    @Arg('chave', () => String, CHAVE) chave?: string,
  ): Promise<string> {
    const conteudo = await arquivo.conteudo;
    return agir(contexto, {
      nome: 'enviarImagem',
      chave,
      conteudo: { pasta, arquivo: resumirArquivo(conteudo), ...(recorte && { recorte: { ...recorte } }) },
      fazer: (autor) => guardarImagem(contexto.em, { pasta, conteudo, recorte }, autor),
      repetir: async ({ resposta }) => resposta as string,
    });
  }
}
