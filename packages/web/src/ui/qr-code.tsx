import { useQuery } from '@tanstack/react-query';
import look from './qr-code.module.css';
import { qrPath } from './qr-path';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code, black on white in every theme: cameras want it so. The encoder is loaded with the first one. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data: code } = useQuery({
    queryKey: ['qr', text],
    queryFn: async () => {
      const { encode } = await import('uqr');
      return qrPath(encode(text, { ecc: 'M', border: 0 }).data);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className={look['code']}>
      {code !== undefined && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}
