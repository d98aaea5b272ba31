import { LegalDocument } from '../../components/LegalDocument.tsx';
import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.ts';

/** A version of a contract, as long as anybody may ask what he has accepted. */
export default function Page() {
  const { contrato } = useData<Data>();
  if (!contrato) return <Unavailable />;
  return (
    <LegalDocument {...contrato.texto}>
      <p className="notice">
        {contrato.mostrada} {contrato.rota && <a href={contrato.rota}>Ler o contrato como é hoje</a>}
      </p>
    </LegalDocument>
  );
}

function Unavailable() {
  return (
    <section className="section">
      <div className="wrap">
        <h1>Não foi possível ler o contrato agora</h1>
        <p>O texto continua guardado. Recarregue a página em instantes.</p>
      </div>
    </section>
  );
}
