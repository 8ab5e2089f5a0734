// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A command line without shared libraries starts in a quarter of the time. That needs the archives
// of all of them, which not every system has, so `scripts/tools` asks for it.
let isStatic = Context.environment["TINTYPE_STATIC"] == "1"

let package = Package(
  name: "Tintype",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Tintype", targets: ["Tintype"]),
    .library(name: "TintypeComponents", targets: ["TintypeComponents"]),
    .library(name: "TintypeImaging", targets: ["TintypeImaging"]),
    .library(name: "TintypeScheduling", targets: ["TintypeScheduling"]),
    .library(name: "TintypeDoubles", targets: ["TintypeDoubles"]),
    .executable(name: "tintype", targets: ["TintypeCLI"]),
    .executable(name: "tintype-paint", targets: ["TintypePaintCLI"]),
    .executable(name: "gallery", targets: ["TintypeGalleryCLI"]),
  ],
  targets: [
    // MARK: C

    .target(
      name: "CTintypePixels",
      // Test runs are debug builds; loops over pixels must be fast there too.
      cSettings: [.unsafeFlags(["-O3"])],
      linkerSettings: [
        .linkedLibrary("png"),
        .linkedLibrary("deflate"),
        .linkedLibrary("xxhash"),
      ]
        // Archives do not name what they need.
        + (isStatic ? [.linkedLibrary("z")] : [])
    ),
    .target(name: "CTintypeDigests", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "CTintypeThreadStack"),
    .target(
      name: "CTintypeCairo",
      // For `scripts/headers`.
      exclude: ["Checks"],
      linkerSettings: [
        .linkedLibrary("cairo"),
        .linkedLibrary("pangocairo-1.0"),
        .linkedLibrary("pangoft2-1.0"),
        .linkedLibrary("pango-1.0"),
        .linkedLibrary("gobject-2.0"),
        .linkedLibrary("fontconfig"),
        .linkedLibrary("freetype"),
        .linkedLibrary("harfbuzz"),
        .linkedLibrary("pixman-1"),
      ]
    ),

    .target(
      name: "CTintypeTaskHooks",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]
    ),

    // MARK: Time, and doubles

    .target(
      name: "TintypeScheduling", dependencies: ["CTintypeTaskHooks"]),
    .target(
      name: "TintypeDoubles", dependencies: ["TintypeScheduling"]),

    // MARK: The road of a snapshot

    .target(
      name: "TintypeComponents", dependencies: ["CTintypeThreadStack"]),
    .target(name: "TintypeImaging", dependencies: ["CTintypeDigests", "CTintypePixels"]),
    .target(
      name: "TintypeCairo",
      dependencies: ["CTintypeCairo", "CTintypePixels", "TintypeComponents", "TintypeImaging"]
    ),
    .target(
      name: "TintypeSnapshots",
      dependencies: ["TintypeComponents", "TintypeImaging", "TintypeScheduling"]
    ),
    .target(
      name: "Tintype",
      dependencies: [
        "TintypeSnapshots", "TintypeCairo", "TintypeComponents", "TintypeDoubles", "TintypeImaging",
        "TintypeScheduling", "CTintypeLoader",
      ]
    ),
    .target(name: "CTintypeLoader"),

    // MARK: Reports and commands

    // The page's script and style sheet, as bytes in the program: a tool that is copied elsewhere
    // takes no folder of resources with it.
    .target(name: "CTintypeReportPage", exclude: ["Page"]),
    .target(
      name: "TintypeReports",
      dependencies: [
        "CTintypeReportPage", "TintypeSnapshots", "TintypeComponents", "TintypeImaging",
      ]),
    .target(name: "TintypeCommandLine"),
    // Starts fast: nothing that paints stands behind it.
    .executableTarget(
      name: "TintypeCLI",
      dependencies: [
        "TintypeCommandLine", "TintypeReports", "TintypeSnapshots", "TintypeImaging",
        "CTintypePixels",
      ],
      linkerSettings: isStatic ? [.unsafeFlags(["-static-executable"])] : []
    ),
    .executableTarget(
      name: "TintypePaintCLI",
      dependencies: [
        "TintypeCommandLine", "TintypeReports", "TintypeSnapshots", "TintypeCairo",
        "TintypeComponents",
      ]
    ),

    // MARK: Gallery

    .target(
      name: "TintypeGallery",
      dependencies: [
        "TintypeComponents", "TintypeDoubles", "TintypeImaging", "TintypeScheduling",
      ]
    ),
    .executableTarget(
      name: "TintypeGalleryCLI",
      dependencies: [
        "TintypeGallery", "TintypeSnapshots", "TintypeCairo", "TintypeComponents", "TintypeImaging",
      ]
    ),

    // MARK: Browser

    // A real one, for what tests and benchmarks ask the report's page.
    .target(name: "TintypeBrowser"),
    // Pictures of pages, for the documentation.
    .executableTarget(
      name: "TintypeBrowserCLI", dependencies: ["TintypeBrowser", "TintypeImaging"]),
    // What large test runs leave behind, made up.
    .target(
      name: "TintypeSampleRuns",
      dependencies: ["TintypeComponents", "TintypeImaging", "TintypeSnapshots"]),

    // MARK: Benchmarks

    .executableTarget(
      name: "TintypeBenchmarks",
      dependencies: [
        "Tintype", "TintypeBrowser", "TintypeReports", "TintypeSampleRuns", "TintypeCairo",
        "TintypeComponents", "TintypeGallery", "TintypeImaging", "TintypeScheduling",
        "TintypeSnapshots", "CTintypeCairo", "CTintypePixels",
      ]
    ),

    // MARK: Determinism

    .executableTarget(
      name: "TintypeDeterminism",
      dependencies: [
        "TintypeGallery", "TintypeCairo", "TintypeComponents", "TintypeImaging", "TintypeSnapshots",
      ]
    ),

    // MARK: Fuzzing

    .executableTarget(
      name: "TintypeFuzzing",
      dependencies: [
        "CTintypePixels", "TintypeImaging", "TintypeSnapshots", "TintypeCairo", "TintypeComponents",
      ]
    ),

    // MARK: Reliability

    // Kills recording processes, and judges all small journals.
    .executableTarget(
      name: "TintypeReliability",
      dependencies: ["TintypeReports", "TintypeSnapshots", "TintypeImaging"]),

    // MARK: Tests

    .target(name: "TintypeTestSupport", path: "Tests/TintypeTestSupport"),
    .testTarget(
      name: "TintypeTestSupportTests", dependencies: ["TintypeTestSupport"]),
    .testTarget(
      name: "TintypeSchedulingTests",
      dependencies: ["TintypeScheduling", "TintypeTestSupport"]),
    .testTarget(
      name: "TintypeDoublesTests", dependencies: ["TintypeDoubles", "TintypeScheduling"]),
    .testTarget(name: "TintypeComponentsTests", dependencies: ["TintypeComponents"]),
    .testTarget(name: "TintypeImagingTests", dependencies: ["TintypeImaging"]),
    .testTarget(
      name: "TintypeCairoTests",
      dependencies: [
        "TintypeCairo", "TintypeComponents", "TintypeImaging", "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "TintypeSnapshotsTests",
      dependencies: [
        "TintypeSnapshots", "TintypeComponents", "TintypeImaging", "TintypeScheduling",
      ]
    ),
    .testTarget(
      name: "TintypeTests",
      dependencies: [
        "Tintype", "TintypeCairo", "TintypeComponents", "TintypeDoubles", "TintypeImaging",
        "TintypeScheduling", "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "TintypeReportsTests",
      dependencies: [
        "TintypeCLI", "TintypePaintCLI", "TintypeCommandLine", "TintypeReliability",
        "TintypeReports", "TintypeSnapshots", "TintypeImaging", "TintypeCairo",
        "TintypeComponents", "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "TintypeBrowserTests",
      dependencies: [
        "TintypeBrowserCLI", "TintypeBrowser", "TintypeReports", "TintypeSampleRuns",
        "TintypeSnapshots", "TintypeComponents", "TintypeImaging", "TintypeTestSupport",
      ]
    ),
    .testTarget(
      name: "TintypeGalleryTests",
      dependencies: [
        "TintypeGalleryCLI", "Tintype", "TintypeCairo", "TintypeComponents", "TintypeDoubles",
        "TintypeGallery", "TintypeImaging", "TintypeScheduling",
      ]
    ),
    .testTarget(
      name: "TintypeBenchmarksTests",
      dependencies: ["TintypeBenchmarks", "Tintype", "TintypeComponents", "TintypeImaging"]
    ),
    .testTarget(
      name: "TintypeDeterminismTests",
      dependencies: [
        "TintypeDeterminism", "TintypeCairo", "TintypeComponents", "TintypeImaging",
        "TintypeSnapshots",
      ]
    ),
    .testTarget(
      name: "TintypeFuzzingTests", dependencies: ["TintypeFuzzing", "TintypeImaging"]),
    // Tests that fail, crash or exit if a variable is set, for `scripts/reliability`.
    .testTarget(name: "TintypeReliabilityTests", dependencies: ["Tintype"]),
  ],
  swiftLanguageModes: [.v6]
)

// On macOS pkg-config finds libraries that Homebrew, MacPorts or Nix has installed outside of the
// compiler's directories. On Linux they are in these directories, and no target has a `pkgConfig`:
// SwiftPM reads its `.pc` files in every package that depends on Tintype, whatever products it
// uses, and warns about missing libraries and about flags such as Pango's `-pthread`.
#if os(macOS)
  package.targets += [
    .systemLibrary(
      name: "CTintypePango", pkgConfig: "pangocairo pangoft2 pixman-1",
      providers: [
        .brew(["cairo", "pango", "fontconfig", "freetype", "harfbuzz", "pixman", "glib"])
      ]),
    .systemLibrary(
      name: "CTintypeCodecs", pkgConfig: "libpng libdeflate libxxhash",
      providers: [.brew(["libpng", "libdeflate", "xxhash"])]),
  ]
  for target in package.targets {
    if target.name == "CTintypeCairo" { target.dependencies.append("CTintypePango") }
    if target.name == "CTintypePixels" { target.dependencies.append("CTintypeCodecs") }
  }
#endif
