import { useEffect, useState } from 'react';
import { ConsultarDominioDocument } from '../../../graphql/generated/graphql.ts';
import { pareceDominio } from '../../../modules/brazil/dominio.ts';
import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { registroPorAno } from '../../../modules/checkout/registroDeDominio.ts';
import { alternativasDe } from '../../../modules/lookup/alternativas.ts';
import { MENSAGENS_CONSULTA, mensagemDominio } from '../../../modules/lookup/mensagens.ts';
import { callApi, messageOf } from '../../api.ts';

export interface DomainAnswerProps {
  asked: { dominio: string };
  ask: (dominio: string) => void;
  /** Page of the plans that the domain is taken along to. */
  rota: string;
}

/** What a look-up said: whether the name is free, or why nobody knows. */
type Answered = { livre: boolean } | { falha: string };

async function lookUp(dominio: string): Promise<Answered> {
  if (!dominio) return { falha: MENSAGENS_CONSULTA.dominioVazio };
  try {
    return { livre: (await callApi(ConsultarDominioDocument, { dominio })).consultarDominio === true };
  } catch (error) {
    return { falha: messageOf(error, MENSAGENS_CONSULTA.dominioFalha) };
  }
}

/** What is known of the domain that was asked for, and what else there is when it is taken. */
export default function DomainAnswer({ asked, ask, rota }: DomainAnswerProps) {
  const [known, setKnown] = useState<{ asked: object; answer: Answered } | null>(null);
  useEffect(() => {
    let wanted = true;
    void lookUp(asked.dominio).then((answer) => wanted && setKnown({ asked, answer }));
    return () => {
      wanted = false;
    };
  }, [asked]);

  const { dominio } = asked;
  if (known?.asked !== asked) return <p>Verificando...</p>;
  const { answer } = known;
  if ('falha' in answer)
    return (
      <>
        <p className="domain-search__failure">{answer.falha}</p>
        {pareceDominio(dominio) && (
          <p>
            <a href={withDomain(rota, { registro: dominio })}>Continuar com {dominio} assim mesmo</a>: nós conferimos depois do
            pedido.
          </p>
        )}
      </>
    );
  return (
    <>
      <p>{mensagemDominio(dominio, answer.livre)}</p>
      {answer.livre ? <Free dominio={dominio} rota={rota} /> : <Others key={dominio} dominio={dominio} ask={ask} rota={rota} />}
    </>
  );
}

function Free({ dominio, rota }: { dominio: string; rota: string }) {
  return (
    <p className="domain-search__free">
      <span>{price(dominio)}</span>
      <a className="button button--outline" href={withDomain(rota, { registro: dominio })}>
        Continuar com este domínio
      </a>
    </p>
  );
}

/** Other endings are looked up at once, three at most; a name that is only like it when it is chosen. */
function Others({ dominio, ask, rota }: { dominio: string; ask: (dominio: string) => void; rota: string }) {
  const { finais, variacoes } = alternativasDe(dominio);
  const [livres, setLivres] = useState<Readonly<Record<string, boolean>>>({});
  useEffect(() => {
    let wanted = true;
    for (const final of alternativasDe(dominio).finais)
      void lookUp(final).then(
        (answer) => wanted && 'livre' in answer && setLivres((seen) => ({ ...seen, [final]: answer.livre })),
      );
    return () => {
      wanted = false;
    };
  }, [dominio]);
  return (
    <>
      <p>Outros nomes:</p>
      <ul className="domain-search__others">
        {[...finais, ...variacoes].map((outro) => (
          <li key={outro}>
            <strong>{outro}</strong>
            <span>{livres[outro] === false ? 'já registrado' : price(outro)}</span>
            {livres[outro] === true && (
              <a href={withDomain(rota, { registro: outro })} aria-label={`Continuar com ${outro}`}>
                Continuar
              </a>
            )}
            {livres[outro] === undefined && (
              <button type="button" className="link-button" aria-label={`Verificar ${outro}`} onClick={() => ask(outro)}>
                Verificar
              </button>
            )}
          </li>
        ))}
      </ul>
      <p>
        É seu? <a href={withDomain(rota, { dominio })}>Continuar com {dominio}</a>
      </p>
    </>
  );
}

function price(dominio: string): string {
  const reais = registroPorAno(dominio);
  return reais === null ? '' : `${formatarReais(reais)} por ano`;
}

/** The domain travels as that of a campaign does (D36): as one that somebody has, or as one to be registered. */
function withDomain(rota: string, domain: { dominio: string } | { registro: string }): string {
  return `${rota}?${new URLSearchParams({ ...domain })}`;
}
