/* SPDX-License-Identifier: MIT */
#include "front/page/page_grid.h"

#include "front/page/page_rows.h"

#include <math.h>

bool page_grid_folds(float width)
{
    return width < 1000;
}

struct page_grid page_grid_begin(struct draw_list *list, const struct form *form, int columns)
{
    bool folds = page_grid_folds(form->box.w);
    return (struct page_grid){.list = list,
                              .form = form,
                              .folds = folds,
                              .columns = columns,
                              .label = folds ? 0 : page_rows_line(form, 0, 10).w * .34f};
}

struct rect page_grid_line(struct page_grid *grid, float h)
{
    struct rect line = page_rows_line(grid->form, grid->y, h);
    if (grid->edge > 0) {
        line.x = grid->form->box.x + grid->edge;
        line.w = form_right(grid->form, grid->edge) - line.x;
    }
    grid->y += h;
    return line;
}

float page_grid_column(const struct page_grid *grid, struct rect line, int column, float *wide)
{
    *wide = (line.w - grid->label) / (float)grid->columns;
    return line.x + grid->label + *wide * ((float)column + .5f);
}

void page_grid_label(const struct page_grid *grid, struct rect line, const char *label, float size,
                     struct rgba ink)
{
    float y = grid->folds ? line.y + 28 : line.y + line.h / 2 + size * .36f;
    float room = grid->folds ? line.w - 24 : grid->label - 20;
    draw_text_fit(grid->list, line.x + 14, y, label, FONT_BODY_MEDIUM, grid->folds ? fminf(size, 28) : size,
                  ink, ANCHOR_START, room);
}

void page_grid_figure(const struct page_grid *grid, struct rect line, int column, const char *figure,
                      float size, struct rgba ink)
{
    float wide, x = page_grid_column(grid, line, column, &wide);
    float top = grid->folds ? line.y + PAGE_GRID_LABEL_H - 4 : line.y, h = line.y + line.h - top;
    draw_text_fit(grid->list, x, top + h / 2 + size * .36f, figure, FONT_SIGN, size, ink, ANCHOR_MIDDLE,
                  wide - 8);
}
