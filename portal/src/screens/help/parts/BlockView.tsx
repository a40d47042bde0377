import Typography from '@mui/material/Typography';
import { Words } from '#portal/ui/text/Words.tsx';
import type { Block } from '../content/blocks.ts';
import { BulletList } from './BulletList.tsx';
import { HelpTable } from './HelpTable.tsx';
import { Note } from './Note.tsx';
import { QuestionList } from './QuestionList.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';
import { StepList } from './StepList.tsx';

/** Renders one block of a page. */
export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <Typography sx={{ lineHeight: '24px' }}>
          <Words>{block.text}</Words>
        </Typography>
      );
    case 'list':
      return <BulletList items={block.items} />;
    case 'steps':
      return <StepList steps={block.steps} />;
    case 'table':
      return <HelpTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'note':
      return <Note tone={block.tone} text={block.text} />;
    case 'questions':
      return <QuestionList questions={block.questions} />;
    case 'links':
      return <RelatedLinks links={block.links} />;
  }
}
