import { useState, type ComponentType, type FormEvent } from 'react';
import { dominioProcurado } from '../../../modules/lookup/alternativas.ts';
import { lateCode } from '../../lateCode.ts';
import type { DomainAnswerProps } from './DomainAnswer.tsx';

const code = lateCode(() => import('./DomainAnswer.tsx'));

interface DomainSearchProps {
  /** The plans that a domain is mostly wanted for: where the form leads when nothing of ours runs. */
  rota: string;
  /** What registering costs, in a sentence. */
  precos: string;
}

/** Asks for a domain and answers in place; what answers is fetched with the first question. */
export function DomainSearch({ rota, precos }: DomainSearchProps) {
  const [Answer, setAnswer] = useState<ComponentType<DomainAnswerProps> | null>(null);
  /** An object, so that the same name can be asked for again. */
  const [asked, setAsked] = useState<{ dominio: string } | null>(null);

  const ask = (dominio: string) => setAsked({ dominio: dominioProcurado(dominio) });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    ask(String(new FormData(form).get('dominio') ?? ''));
    // Without what answers, the form does what it does without JavaScript.
    code().then(
      (module) => setAnswer(() => module.default),
      () => form.submit(),
    );
  };

  return (
    <search className="domain-search">
      <form action={rota} onSubmit={onSubmit}>
        <div className="field">
          <label htmlFor="dominio">Qual é o seu domínio?</label>
          <input
            id="dominio"
            name="dominio"
            placeholder="seusite.com.br"
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            maxLength={253}
            aria-describedby="dominio-precos"
          />
        </div>
        <button className="button button--primary" type="submit">
          Verificar
        </button>
      </form>
      <p className="domain-search__prices" id="dominio-precos">
        {precos}
      </p>
      <div className="domain-search__answer" role="status">
        {asked && Answer && <Answer asked={asked} ask={ask} rota={rota} />}
      </div>
    </search>
  );
}
