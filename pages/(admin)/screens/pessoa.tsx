import { useMayChange } from '../application/signedIn.ts';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { PessoaQuery } from '../../../graphql/generated/admin/graphql.ts';
import { mascararCpfCnpj } from '../../../modules/brazil/mascaras.ts';
import { contadas } from '../../../modules/editing/numero.ts';
import { lerTitular } from '../../../modules/privacy/titular.ts';
import { Accounts } from '../components/Accounts.tsx';
import { DownloadLink } from '../components/DownloadLink.tsx';
import { ErasePerson } from '../components/ErasePerson.tsx';
import { PersonLinks } from '../components/PersonLinks.tsx';
import { PersonMessages, PersonOrders } from '../components/PersonRows.tsx';
import { useAnswerIfAny } from '../components/useAnswer.ts';
import { writeAddress } from './address.ts';
import { pessoaQuestion } from './pessoa.screen.ts';

type Pessoa = PessoaQuery['pessoa'];

/** Pessoa: all that is stored of a CPF, a CNPJ or an e-mail address, as export and erasure find it (025). */
export default function PersonScreen() {
  const { titular = '' } = useSearch({ from: '/pessoa' });
  const pessoa = useAnswerIfAny(pessoaQuestion(titular), titular !== '')?.pessoa;
  // Whatever leaves the shop, or is erased, is for those alone who answer for it.
  const mayChange = useMayChange('equipe');
  return (
    <>
      <h1>Pessoa</h1>
      <PersonSearch key={titular} titular={titular} />
      {pessoa && <Found pessoa={pessoa} />}
      {mayChange && lerTitular(titular) !== null && (
        <>
          <p className="inbox__export">
            <DownloadLink href={`/api/titulares/exportar${writeAddress({ titular })}`}>Exportar JSON</DownloadLink>
          </p>
          {pessoa?.cpfCnpj && pessoa.totalDeMensagens > 0 && (
            <p>
              Mensagens não trazem CPF nem CNPJ: para exportar e apagar as que estão aqui, vá também a{' '}
              <PersonLinks titulares={pessoa.outrosEmails} />.
            </p>
          )}
          <ErasePerson key={titular} titular={titular} nome={nameOf(titular)} />
        </>
      )}
    </>
  );
}

const WHOM = 'Informe um CPF, um CNPJ ou um e-mail.';

/** Whose orders and messages are wanted. */
function PersonSearch({ titular }: { titular: string }) {
  const navigate = useNavigate();
  const [error, setError] = useState(titular !== '' && lerTitular(titular) === null ? WHOM : '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('titular')).trim();
    if (lerTitular(typed) === null) return setError(WHOM);
    setError('');
    void navigate({ to: '/pessoa', search: { titular: typed } });
  };
  return (
    <form className="filters" role="search" noValidate onSubmit={submit}>
      <label>
        CPF, CNPJ ou e-mail
        <input
          type="search"
          name="titular"
          defaultValue={titular}
          maxLength={200}
          aria-invalid={error !== '' || undefined}
          aria-describedby="person-error"
        />
      </label>
      <button type="submit" className="admin-button">
        Procurar
      </button>
      <p id="person-error" className="form-field__error" role="alert">
        {error}
      </p>
    </form>
  );
}

/** A person as people write it. */
function nameOf(texto: string): string {
  const titular = lerTitular(texto);
  return titular && 'cpfCnpj' in titular ? mascararCpfCnpj(titular.cpfCnpj) : texto.trim();
}

function Found({ pessoa }: { pessoa: Pessoa }) {
  const { cpfCnpj, email, totalDeAssinaturas, totalDeMensagens } = pessoa;
  const nome = cpfCnpj === null ? email! : mascararCpfCnpj(cpfCnpj);
  if (totalDeAssinaturas + totalDeMensagens + pessoa.copias.length === 0) return <p className="empty">Não há nada de {nome}.</p>;
  return (
    <>
      <h2>{nome}</h2>
      <Matched pessoa={pessoa} />
      <Accounts contas={pessoa.contas} sozinha={pessoa.cpfCnpj} />
      <PersonOrders pessoa={pessoa} />
      <PersonMessages pessoa={pessoa} />
    </>
  );
}

/** By what it was found, and what was not taken for the person's. */
function Matched({ pessoa }: { pessoa: Pessoa }) {
  const { cpfCnpj, email, totalDeAssinaturas, totalDeMensagens, ligadas, copias, outrosEmails, outrosDocumentos } = pessoa;
  const assinaturas = contadas(totalDeAssinaturas, 'assinatura', 'assinaturas');
  const mensagens = contadas(totalDeMensagens, 'mensagem', 'mensagens');
  return (
    <>
      <p>
        {cpfCnpj === null
          ? `${assinaturas} e ${mensagens} pelo e-mail ${email}, e pelas assinaturas que as corrigem. Um e-mail pode ser de várias pessoas: está aqui tudo o que o traz, de cada CPF ou CNPJ com as suas somas.`
          : `${assinaturas} pelo documento, com qualquer e-mail, e ${mensagens} dos e-mails delas. Mensagens não trazem CPF nem CNPJ.`}
      </p>
      <Others titulo="Outros CPFs ou CNPJs nestas assinaturas" titulares={outrosDocumentos.map(mascararCpfCnpj)} />
      <Others
        titulo={cpfCnpj === null ? 'Outros e-mails nestas assinaturas' : 'E-mails nestas assinaturas'}
        titulares={outrosEmails}
      />
      <Others
        titulo="E-mails que também estão em assinaturas de outros CPFs ou CNPJs, e cujas mensagens por isso não estão aqui"
        titulares={pessoa.emailsDeVarios}
      />
      <Orders titulo="Só ligadas a estas, e talvez de outra pessoa" ids={ligadas} />
      <Orders titulo="De outras pessoas, com este e-mail só em cópia" ids={copias} />
    </>
  );
}

function Others({ titulo, titulares }: { titulo: string; titulares: readonly string[] }) {
  if (titulares.length === 0) return null;
  return (
    <p>
      {titulo}: <PersonLinks titulares={titulares} />.
    </p>
  );
}

function Orders({ titulo, ids }: { titulo: string; ids: readonly number[] }) {
  if (ids.length === 0) return null;
  return (
    <p>
      {titulo}:{' '}
      {ids.map((id, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <Link to="/assinaturas" search={{ id: String(id) }}>
            assinatura {id}
          </Link>
        </span>
      ))}
      .
    </p>
  );
}
