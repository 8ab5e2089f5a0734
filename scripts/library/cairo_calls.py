"""Writes C code that records and repeats the calls of the functions in CTintypeCairo.h; see scripts/measure/arm64."""

import re

# Functions without an effect on pixels, and those that the painter does not call.
OMITTED = re.compile(r"tintype_|.*[vV]ersion|cairo_status_to_string|.*_png_stream|cairo_image_surface_get_data")
# Functions with memory, structs or results beside their value: record.c and replay.c handle them.
SPECIAL = {
    "cairo_image_surface_create", "cairo_image_surface_create_for_data", "cairo_surface_flush",
    "cairo_surface_mark_dirty", "cairo_surface_destroy", "cairo_set_matrix", "cairo_set_dash", "cairo_show_glyphs",
    "cairo_glyph_path", "cairo_append_path", "pango_attr_list_insert", "pango_layout_set_text", "pango_layout_iter_get_run_readonly",
    "FcConfigAppFontAddFile", "FcConfigGetFonts", "FcFreeTypeQuery", "FcPatternGetString", "FcPatternGetInteger",
    "FcPatternGetDouble", "FcPatternGetBool", "FT_New_Face", "FT_Init_FreeType", "FT_Load_Glyph",
}
# The numbers of the types that are not pointers.
SCALARS = {
    "int": "int", "double": "double", "unsigned int": "int", "uint32_t": "int", "cairo_format_t": "int",
    "cairo_status_t": "int", "cairo_antialias_t": "int", "cairo_operator_t": "int", "cairo_filter_t": "int",
    "cairo_extend_t": "int", "cairo_hint_style_t": "int", "cairo_hint_metrics_t": "int", "cairo_font_type_t": "int",
    "cairo_fill_rule_t": "int", "cairo_line_cap_t": "int", "cairo_line_join_t": "int", "PangoWrapMode": "int",
    "PangoDirection": "int", "FcResult": "int", "FcSetName": "int",
}
TEXTS = {"const char *", "const unsigned char *"}


class Call:
    """A function: its type, its name, and the types of its parameters."""

    def __init__(self, result, name, parameters):
        self.name = name
        self.result = result.strip()
        self.parameters = [] if parameters.strip() == "void" else [self.type_of(text) for text in parameters.split(",")]

    @staticmethod
    def type_of(text):
        """Returns the type of a parameter without its name."""
        return " ".join(re.sub(r"\w+\s*$", "", text.strip()).split()).replace("* *", "**")

    @staticmethod
    def kind(name):
        """Returns how a value is written: as a number, a text or the number of an object."""
        if name in TEXTS:
            return "text"
        return SCALARS.get(name) or ("object" if name.endswith("*") or name == "FT_Library" else None)

    @property
    def declaration(self):
        names = ", ".join(f"{kind} a{index}" for index, kind in enumerate(self.parameters)) or "void"
        return f"{self.result} {self.name}({names})"

    @property
    def arguments(self):
        return ", ".join(f"a{index}" for index in range(len(self.parameters)))


def calls(header):
    """Returns the functions of the header that can change a pixel, in their order."""
    text = re.sub(r"/\*.*?\*/", "", header, flags=re.S)
    found = [Call(*match) for match in re.findall(r"extern ([\w\s]+?[\s*]+)(\w+)\(([^;]*)\);", text)]
    kept = [call for call in found if not OMITTED.fullmatch(call.name) and not OMITTED.match(call.name)]
    for call in kept:
        kinds = call.parameters + ([] if call.result == "void" else [call.result])
        for kind in kinds:
            if call.name not in SPECIAL and (Call.kind(kind) is None or kind.endswith("**")):
                raise SystemExit(f"arm64: {call.name} has a parameter of the type “{kind}”. Add it to SPECIAL.")
    missing = SPECIAL - {call.name for call in kept}
    if missing:
        raise SystemExit(f"arm64: no function is named {', '.join(sorted(missing))}. Remove it from SPECIAL.")
    return kept


def names(functions):
    """Returns the numbers and the names of the calls."""
    numbers = "".join(f"  CALL_{call.name},\n" for call in functions)
    texts = "".join(f'  "{call.name}",\n' for call in functions)
    return f"enum {{\n{numbers}  CALL_COUNT\n}};\nstatic const char *const call_names[] = {{\n{texts}}};\n"


def recorder(functions):
    """Returns functions that record calls of the program and pass all on to the libraries."""
    lines = [names(functions)]
    for call in functions:
        types = ", ".join(call.parameters) or "void"
        lines.append(f"static {call.result} (*real_{call.name})({types});")
    lines.append("static void find_functions(void) {")
    lines += [f'  real_{call.name} = find("{call.name}");' for call in functions]
    lines.append("}")
    for call in functions:
        if call.name in SPECIAL:
            continue
        kind = None if call.result == "void" else Call.kind(call.result)
        lines += [f"{call.declaration} {{", f"  bool is_recorded = begin(CALL_{call.name}, CALLER);",
                  "  if (is_recorded) {"]
        lines += [f"    put_{Call.kind(name)}({cast(name)}a{index});" for index, name in enumerate(call.parameters)]
        lines += ["  }", f"  {'' if kind is None else f'{call.result} result = '}real_{call.name}({call.arguments});"]
        if kind is not None:
            lines.append(f"  if (is_recorded) put_{kind}({cast(call.result)}result);")
        lines += ["  end(is_recorded);", *([] if kind is None else ["  return result;"]), "}"]
    return "\n".join(lines) + "\n"


def player(functions):
    """Returns a function that repeats a recorded call and compares its result."""
    lines = [names(functions), "static void repeat(int call) {", "  switch (call) {"]
    for call in functions:
        if call.name in SPECIAL:
            lines.append(f"    case CALL_{call.name}: repeat_{call.name}(); break;")
            continue
        kind = None if call.result == "void" else Call.kind(call.result)
        lines.append(f"    case CALL_{call.name}: {{")
        for index, name in enumerate(call.parameters):
            space = "" if name.endswith("*") else " "
            lines.append(f"      {name}{space}a{index} = ({name})get_{Call.kind(name)}();")
        value = f"{call.name}({call.arguments})"
        lines.append(f"      {value};" if kind is None else f"      expect_{kind}({cast(call.result)}{value});")
        lines += ["      break;", "    }"]
    return "\n".join(lines + ["    default: fail(\"an unknown call\");", "  }", "}"]) + "\n"


def cast(name):
    """Returns the cast to the type that is written."""
    return {"int": "(int32_t)", "object": "(const void *)", "text": "(const char *)"}.get(Call.kind(name), "")
