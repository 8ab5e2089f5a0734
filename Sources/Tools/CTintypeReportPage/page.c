// SPDX-License-Identifier: MIT

#include "CTintypeReportPage.h"

// Clang supports #embed in every mode, before the standard that contains it.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The Latin letters and the symbols of Inter in weights 400 to 700. Created from the font in
// CTintypeFonts with FontTools 4: `varLib.instancer opsz=14 wght=400:700`, then `pyftsubset` with
// `--flavor=woff2 --layout-features=kern,calt,ccmp,locl,mark,tnum` and the ranges U+0020-007E,
// U+00A0-017F, U+0394, U+2010-2027, U+202F-2044, U+20AC, U+2122, U+2190-2199, U+2200-2265,
// U+25A0-25CF, U+2713, U+2715. The license is in Inter-OFL.txt.
static const unsigned char inter_woff2[] = {
#embed "Page/Inter.woff2"
};

static const unsigned char base_css[] = {
#embed "Page/base.css"
};

static const unsigned char report_css[] = {
#embed "Page/report.css"
};

static const unsigned char core_js[] = {
#embed "Page/core.js"
};

static const unsigned char store_js[] = {
#embed "Page/store.js"
};

static const unsigned char causes_js[] = {
#embed "Page/causes.js"
};

static const unsigned char item_files_js[] = {
#embed "Page/item-files.js"
};

static const unsigned char item_search_js[] = {
#embed "Page/item-search.js"
};

static const unsigned char blocks_js[] = {
#embed "Page/blocks.js"
};

static const unsigned char since_js[] = {
#embed "Page/since.js"
};

static const unsigned char search_text_js[] = {
#embed "Page/search-text.js"
};

static const unsigned char filter_js[] = {
#embed "Page/filter.js"
};

static const unsigned char names_js[] = {
#embed "Page/names.js"
};

static const unsigned char actions_js[] = {
#embed "Page/actions.js"
};

static const unsigned char pixels_js[] = {
#embed "Page/pixels.js"
};

static const unsigned char search_js[] = {
#embed "Page/search.js"
};

static const unsigned char list_tree_js[] = {
#embed "Page/list-tree.js"
};

static const unsigned char list_js[] = {
#embed "Page/list.js"
};

static const unsigned char selection_js[] = {
#embed "Page/selection.js"
};

static const unsigned char rows_js[] = {
#embed "Page/rows.js"
};

static const unsigned char thumbnails_js[] = {
#embed "Page/thumbnails.js"
};

static const unsigned char grid_js[] = {
#embed "Page/grid.js"
};

static const unsigned char drawing_js[] = {
#embed "Page/drawing.js"
};

static const unsigned char viewer_js[] = {
#embed "Page/viewer.js"
};

static const unsigned char modes_js[] = {
#embed "Page/modes.js"
};

static const unsigned char painting_js[] = {
#embed "Page/painting.js"
};

static const unsigned char display_js[] = {
#embed "Page/display.js"
};

static const unsigned char subject_js[] = {
#embed "Page/subject.js"
};

static const unsigned char input_js[] = {
#embed "Page/input.js"
};

static const unsigned char text_js[] = {
#embed "Page/text.js"
};

static const unsigned char lines_js[] = {
#embed "Page/lines.js"
};

static const unsigned char run_js[] = {
#embed "Page/run.js"
};

static const unsigned char history_js[] = {
#embed "Page/history.js"
};

static const unsigned char details_js[] = {
#embed "Page/details.js"
};

static const unsigned char decisions_js[] = {
#embed "Page/decisions.js"
};

static const unsigned char keys_js[] = {
#embed "Page/keys.js"
};

static const unsigned char report_js[] = {
#embed "Page/report.js"
};

static const unsigned char catalog_css[] = {
#embed "Page/catalog.css"
};

static const unsigned char catalog_js[] = {
#embed "Page/catalog.js"
};

static const unsigned char catalog_texts_js[] = {
#embed "Page/catalog-texts.js"
};

static const unsigned char catalog_filter_js[] = {
#embed "Page/catalog-filter.js"
};

static const unsigned char catalog_grid_js[] = {
#embed "Page/catalog-grid.js"
};

static const unsigned char catalog_cards_js[] = {
#embed "Page/catalog-cards.js"
};

static const unsigned char catalog_difference_js[] = {
#embed "Page/catalog-difference.js"
};

static const unsigned char catalog_preview_js[] = {
#embed "Page/catalog-preview.js"
};

static const unsigned char catalog_switches_js[] = {
#embed "Page/catalog-switches.js"
};

static const unsigned char catalog_keys_js[] = {
#embed "Page/catalog-keys.js"
};

static const unsigned char catalog_omissions_js[] = {
#embed "Page/catalog-omissions.js"
};

static const unsigned char catalog_start_js[] = {
#embed "Page/catalog-start.js"
};

static const unsigned char live_css[] = {
#embed "Page/live.css"
};

static const unsigned char live_js[] = {
#embed "Page/live.js"
};

static const unsigned char live_problems_js[] = {
#embed "Page/live-problems.js"
};

static const struct tintype_file report_files[] = {
    {"Inter.woff2", inter_woff2, sizeof inter_woff2},
    {"base.css", base_css, sizeof base_css},
    {"report.css", report_css, sizeof report_css},
    {"core.js", core_js, sizeof core_js},
    {"store.js", store_js, sizeof store_js},
    {"item-files.js", item_files_js, sizeof item_files_js},
    {"item-search.js", item_search_js, sizeof item_search_js},
    {"blocks.js", blocks_js, sizeof blocks_js},
    {"names.js", names_js, sizeof names_js},
    {"causes.js", causes_js, sizeof causes_js},
    {"search-text.js", search_text_js, sizeof search_text_js},
    {"filter.js", filter_js, sizeof filter_js},
    {"since.js", since_js, sizeof since_js},
    {"pixels.js", pixels_js, sizeof pixels_js},
    {"search.js", search_js, sizeof search_js},
    {"list-tree.js", list_tree_js, sizeof list_tree_js},
    {"list.js", list_js, sizeof list_js},
    {"selection.js", selection_js, sizeof selection_js},
    {"rows.js", rows_js, sizeof rows_js},
    {"thumbnails.js", thumbnails_js, sizeof thumbnails_js},
    {"grid.js", grid_js, sizeof grid_js},
    {"drawing.js", drawing_js, sizeof drawing_js},
    {"viewer.js", viewer_js, sizeof viewer_js},
    {"modes.js", modes_js, sizeof modes_js},
    {"painting.js", painting_js, sizeof painting_js},
    {"display.js", display_js, sizeof display_js},
    {"subject.js", subject_js, sizeof subject_js},
    {"actions.js", actions_js, sizeof actions_js},
    {"input.js", input_js, sizeof input_js},
    {"text.js", text_js, sizeof text_js},
    {"lines.js", lines_js, sizeof lines_js},
    {"run.js", run_js, sizeof run_js},
    {"history.js", history_js, sizeof history_js},
    {"details.js", details_js, sizeof details_js},
    {"decisions.js", decisions_js, sizeof decisions_js},
    {"keys.js", keys_js, sizeof keys_js},
    {"report.js", report_js, sizeof report_js},
};

/* The scripts that both pages of previews have. */
#define CATALOG_SCRIPTS \
    {"core.js", core_js, sizeof core_js}, \
    {"item-files.js", item_files_js, sizeof item_files_js}, \
    {"item-search.js", item_search_js, sizeof item_search_js}, \
    {"catalog.js", catalog_js, sizeof catalog_js}, \
    {"catalog-switches.js", catalog_switches_js, sizeof catalog_switches_js}, \
    {"catalog-texts.js", catalog_texts_js, sizeof catalog_texts_js}, \
    {"catalog-filter.js", catalog_filter_js, sizeof catalog_filter_js}, \
    {"catalog-difference.js", catalog_difference_js, sizeof catalog_difference_js}, \
    {"catalog-cards.js", catalog_cards_js, sizeof catalog_cards_js}, \
    {"catalog-keys.js", catalog_keys_js, sizeof catalog_keys_js}, \
    {"catalog-grid.js", catalog_grid_js, sizeof catalog_grid_js}, \
    {"catalog-preview.js", catalog_preview_js, sizeof catalog_preview_js}, \
    {"catalog-omissions.js", catalog_omissions_js, sizeof catalog_omissions_js}, \
    {"catalog-start.js", catalog_start_js, sizeof catalog_start_js}

static const struct tintype_file catalog_files[] = {
    {"Inter.woff2", inter_woff2, sizeof inter_woff2},
    {"base.css", base_css, sizeof base_css},
    {"catalog.css", catalog_css, sizeof catalog_css},
    CATALOG_SCRIPTS,
};

static const struct tintype_file live_files[] = {
    {"Inter.woff2", inter_woff2, sizeof inter_woff2},
    {"base.css", base_css, sizeof base_css},
    {"catalog.css", catalog_css, sizeof catalog_css},
    {"live.css", live_css, sizeof live_css},
    CATALOG_SCRIPTS,
    {"live-problems.js", live_problems_js, sizeof live_problems_js},
    {"live.js", live_js, sizeof live_js},
};

static const struct {
  const struct tintype_file *files;
  int count;
} pages[] = {
    [tintype_report] = {report_files, sizeof report_files / sizeof report_files[0]},
    [tintype_catalog] = {catalog_files, sizeof catalog_files / sizeof catalog_files[0]},
    [tintype_live] = {live_files, sizeof live_files / sizeof live_files[0]},
};

int tintype_file_count(enum tintype_page page) { return pages[page].count; }

bool tintype_get_file(enum tintype_page page, int index, struct tintype_file *file) {
  if (index < 0 || index >= tintype_file_count(page)) return false;
  *file = pages[page].files[index];
  return true;
}
