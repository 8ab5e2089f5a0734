// SPDX-License-Identifier: MIT

/// A small design system: the components of a guide to snapshot testing, photographed by its rules.
public enum GomaUI {}
