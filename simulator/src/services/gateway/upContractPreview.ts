import type { Handler } from '../handler.ts';

/** Links the template as a simulated page of the provider. */
export const upContractPreview: Handler<'gateway', 'upContractPreview'> = ({ templateNo }) => ({
  data: { previewUrl: `/_sim/ext/contract/${encodeURIComponent(templateNo)}` },
});
