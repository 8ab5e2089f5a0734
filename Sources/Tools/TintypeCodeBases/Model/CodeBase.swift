// SPDX-License-Identifier: MIT

/// The products of an Xcode project, a workspace or a package, as far as their views need it.
package struct CodeBase: Hashable, Sendable {
  /// The name, such as that of the project's file without its extension.
  package var name: String
  /// The absolute path of the directory that contains the project or the package's manifest.
  package var root: String
  /// The modules, each after those that it uses.
  package var modules: [SourceModule] = []
  /// The packages that SwiftPM fetches.
  package var packages: [RemotePackage] = []
  /// The names of the modules in each library and program of the code base's packages.
  package var productModules: [String: [String]] = [:]
  /// Notes about what is left out or ignored, in the order in which it was found.
  package var notes: [CodeBaseNote] = []

  package init(name: String, root: String) { (self.name, self.root) = (name, root) }
}

/// A module with its sources: a target of an Xcode project or of a package.
package struct SourceModule: Hashable, Sendable {
  /// The kind of the product, which decides whether its previews are shown.
  package enum Kind: Hashable, Sendable {
    /// An app, or an extension of one, such as widgets.
    case application
    /// A framework, a static library, or a target of a package.
    case library
    /// A C, C++ or Objective-C target of a package.
    case clang
  }

  /// The name of the target.
  package var name: String
  /// The name by which sources import the module.
  package var moduleName: String
  package var kind: Kind
  /// The absolute path of the folder that contains most of the sources; for `clang`, the target's.
  package var folder: String
  /// The absolute paths of the sources in Swift, sorted.
  package var sources: [String] = []
  package var resources: [Resource] = []
  /// The names of the modules of this code base that the sources can import.
  package var uses: [String] = []
  /// The products of fetched packages that the sources can import.
  package var products: [PackageProduct] = []
  package var settings = ModuleSettings()
  /// The values of the Info.plist, with those that Xcode generates: only texts, numbers as texts, and
  /// lists of texts.
  package var information: [String: [String]] = [:]

  package init(name: String, moduleName: String, kind: Kind, folder: String) {
    (self.name, self.moduleName, self.kind, self.folder) = (name, moduleName, kind, folder)
  }

  /// The absolute paths of the Core Data models.
  var modelPaths: [String] {
    resources.map(\.path).filter { ["xcdatamodeld", "xcdatamodel"].contains($0.fileExtension) }
  }

  /// The absolute paths of the Core ML models.
  var learningModelPaths: [String] {
    resources.map(\.path).filter { CoreMLModel.extensions.contains($0.fileExtension) }
  }

  /// A file or folder that is found in the module's bundle.
  package struct Resource: Hashable, Sendable {
    /// The absolute path of the file, asset catalog or folder.
    package var path: String
    /// The path in the bundle, such as `Assets.xcassets`, `en.lproj/Localizable.strings` or `data.json`.
    package var place: String

    package init(path: String, place: String) { (self.path, self.place) = (path, place) }
  }

  /// A product of a fetched package.
  package struct PackageProduct: Hashable, Sendable {
    /// The name of the product.
    package var name: String
    /// The identity of the package, such as `swift-collections`; `nil` if the project does not say it.
    package var package: String?

    package init(name: String, package: String?) { (self.name, self.package) = (name, package) }
  }
}

/// The build settings that decide what the compiler accepts.
package struct ModuleSettings: Hashable, Sendable {
  /// The language mode: `5` or `6`; older ones count as 5.
  package var languageMode = "5"
  /// A Boolean value that indicates whether declarations are isolated to the main actor by default.
  package var isMainActorByDefault = false
  /// The conditions for `#if`, such as `DEBUG`, sorted.
  package var conditions: [String] = ["DEBUG"]
  /// The names of upcoming features, sorted.
  package var upcomingFeatures: [String] = []
  /// The names of experimental features, sorted.
  package var experimentalFeatures: [String] = []
  /// The language of texts that are not localized, such as `en`.
  package var developmentRegion: String?
  /// A Boolean value that indicates whether Xcode generates constants for the assets, such as
  /// `ColorResource.brand`.
  package var hasAssetSymbols = true
  /// A Boolean value that indicates whether Xcode also generates members of `Color`, `UIColor` and
  /// `UIImage`.
  package var hasAssetSymbolExtensions = false
  /// A Boolean value that indicates whether the classes of Core Data models are generated.
  package var hasModelClasses = true
  /// A Boolean value that indicates whether the classes of Core ML models are generated.
  package var hasLearningModelClasses = true
  /// A Boolean value that indicates whether transformable attributes have the types of the model.
  package var hasModelCustomClasses = true

  package init() {}
}

/// A package that SwiftPM fetches from a repository.
package struct RemotePackage: Hashable, Sendable {
  /// The address of the repository.
  package var url: String
  package var requirement: Requirement

  /// The versions that are accepted.
  package enum Requirement: Hashable, Sendable {
    /// A range of versions; the upper bound is excluded.
    case range(from: String, to: String)
    case exact(String)
    case branch(String)
    case revision(String)
  }

  package init(url: String, requirement: Requirement) {
    (self.url, self.requirement) = (url, requirement)
  }
}

/// A note about a part of a code base that is left out or ignored.
package struct CodeBaseNote: Hashable, Sendable {
  /// The target or file.
  package var subject: String
  /// Full sentences: the reason, and what to do.
  package var text: String

  package init(_ subject: String, _ text: String) { (self.subject, self.text) = (subject, text) }
}
