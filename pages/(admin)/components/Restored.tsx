import { instante } from '../format.ts';
import { useDecision } from './decision.ts';
import type { Field } from './formTable.ts';
import { sayValue } from './values.ts';

interface RestoredProps {
  em: string;
  usuario: string;
  /** Set where the version had what the form does not. */
  faltam: boolean;
  /** Set where its picture is not stored any more. */
  semImagem: boolean;
  campos: readonly Field[];
}

/** Says of a form that it is filled with an older version of its row, and what of it would change. */
export function Restored({ em, usuario, faltam, semImagem, campos }: RestoredProps) {
  const { antes, digitado } = useDecision();
  const outros = campos.filter(({ nome }) => nome in digitado);
  const versao = (
    <>
      O formulário tem os valores da versão de <time dateTime={em}>{instante(em)}</time>, de {usuario}.
    </>
  );
  return (
    <div className="restored">
      {outros.length === 0 ? (
        <p>{versao} É o que está salvo agora: não há o que mudar.</p>
      ) : (
        <>
          <p>{versao} Nada mudou ainda: confira e salve. O que muda:</p>
          <ul>
            {outros.map((campo) => (
              <li key={campo.nome}>
                {campo.rotulo}: agora “{sayValue(campo, antes[campo.nome], antes)}”; ao salvar, “
                {sayValue(campo, digitado[campo.nome], { ...antes, ...digitado })}”.
              </li>
            ))}
          </ul>
        </>
      )}
      {semImagem && <p>A imagem desta versão não está mais guardada: fica a de agora. Para voltar a ela, envie-a de novo.</p>}
      {faltam && <p>Outros campos que esta versão tinha não se mudam neste formulário, e ficam como estão.</p>}
    </div>
  );
}
