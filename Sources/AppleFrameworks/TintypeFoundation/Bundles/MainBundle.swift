// SPDX-License-Identifier: MIT

import CTintypeFoundation
import Foundation

/// Lets the main bundle find the resources of the app's modules, and sets the time zone of formatters
/// that have none.
///
/// The constructor of `CTintypeFoundation` calls it before the program starts.
@_cdecl("tintype_prepare_foundation")
func prepareFoundation() {
  NSTimeZone.default = .gmt
  // Bundle.main is never released.
  _ = tintype_extend_bundle(Unmanaged.passUnretained(Bundle.main).toOpaque())
}

/// A reference to the constructor, so that the linker does not remove it.
let foundationLoader: @convention(c) () -> Void = tintype_foundation_loader

// The methods that replace those of the main bundle. Foundation's other methods call these.
extension Bundle {
  @_silgen_name("tintype_bundle_url")
  func mainURL(
    forResource name: String?, withExtension ext: String?, subdirectory: String?
  ) -> URL? {
    MainBundles.first {
      $0.url(forResource: name, withExtension: ext, subdirectory: subdirectory)
    }
  }

  @_silgen_name("tintype_bundle_localized_url")
  func mainURL(
    forResource name: String?, withExtension ext: String?, subdirectory: String?,
    localization: String?
  ) -> URL? {
    MainBundles.first {
      $0.url(
        forResource: name, withExtension: ext, subdirectory: subdirectory,
        localization: localization)
    }
  }

  @_silgen_name("tintype_bundle_urls")
  func mainURLs(forResourcesWithExtension ext: String?, subdirectory: String?) -> [NSURL]? {
    MainBundles.concatenated {
      $0.urls(forResourcesWithExtension: ext, subdirectory: subdirectory)
    }
  }

  @_silgen_name("tintype_bundle_localized_urls")
  func mainURLs(
    forResourcesWithExtension ext: String?, subdirectory: String?, localization: String?
  ) -> [NSURL]? {
    MainBundles.concatenated {
      $0.urls(
        forResourcesWithExtension: ext, subdirectory: subdirectory, localization: localization)
    }
  }

  @_silgen_name("tintype_bundle_string")
  func mainString(forKey key: String, value: String?, table: String?) -> String {
    let found: String?
    if let lookup = Localization.lookup {
      found = lookup(key, table?.isEmpty == true ? nil : table)
    } else {
      // A value that no table contains shows that the key is missing.
      found = MainBundles.first {
        let string = $0.localizedString(forKey: key, value: "\u{0}", table: table)
        return string == "\u{0}" ? nil : string
      }
    }
    return found ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  @_silgen_name("tintype_bundle_information")
  func mainInformation() -> [String: Any]? {
    MainBundles.all.reduce(into: BundleInformation.app) { result, bundle in
      result.merge(bundle.infoDictionary ?? [:]) { first, _ in first }
    }
  }

  @_silgen_name("tintype_bundle_identifier")
  func mainIdentifier() -> String? { BundleInformation.identifier }

  @_silgen_name("tintype_bundle_localizations")
  func mainLocalizations() -> [String] {
    MainBundles.all.reduce(into: []) { result, bundle in
      result += bundle.localizations.filter { !result.contains($0) }.sorted()
    }
  }

  @_silgen_name("tintype_bundle_resources")
  func mainResources() -> URL? {
    (MainBundles.all.dropFirst().first ?? MainBundles.all.first)?.resourceURL
  }
}

extension MainBundles {
  /// The resources of modules, and then the folder of the program, which contains files of builds.
  private static var modulesFirst: [Bundle] { Array(all.dropFirst() + all.prefix(1)) }

  /// Returns the value of the first bundle that has one.
  fileprivate static func first<Value>(_ value: (Bundle) -> Value?) -> Value? {
    modulesFirst.lazy.compactMap(value).first
  }

  /// Returns the files of all modules; without modules, those in the folder of the program.
  fileprivate static func concatenated(_ files: (Bundle) -> [NSURL]?) -> [NSURL] {
    let modules = all.dropFirst()
    return (modules.isEmpty ? all[...] : modules).flatMap { files($0) ?? [] }
  }
}
