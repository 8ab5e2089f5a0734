// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation

  /// A package with one source, and scripts in place of the compiler and of the program with the
  /// tests, so that a save takes milliseconds.
  struct WatchedPackage: Sendable {
    /// The directory that contains everything else.
    let work: String

    var path: String { work + "/package" }
    var source: String { path + "/Sources/App/Card.swift" }
    var temporary: String { work + "/tmp" }

    /// A file that exists while a condition is true.
    enum Flag: String {
      /// The next build fails, and removes the file.
      case failing
      /// The program hangs.
      case hanging
      /// The program hangs now; the file contains its process.
      case hung
      /// The package was described; the file contains the save of its manifest.
      case described
    }

    /// Creates the package in a directory, which is replaced.
    init(in work: String) throws {
      self.work = work
      try? FileManager.default.removeItem(atPath: work)
      for folder in ["package/Sources/App", "tmp", "products", "bin"] {
        try FileManager.default.createDirectory(
          atPath: work + "/" + folder, withIntermediateDirectories: true)
      }
      for (name, script) in [
        ("bin/swift", Self.compiler), ("products/SoakPackageTests.xctest", Self.tests),
      ] {
        let text = script.replacingOccurrences(of: "WORK", with: work)
        try write(text, to: work + "/" + name)
        chmod(work + "/" + name, 0o755)
      }
      try writeManifest(save: 0)
      try save(0)
    }

    /// Writes a number into the source: the way `rename` replaces the file by another one as editors
    /// do, `replace` deletes it before as Git does, and any other text writes it in place.
    func save(_ number: Int, way: String = "write") throws {
      let file = way == "rename" ? path + "/Sources/App/.Card.swift.new" : source
      if way == "replace" { unlink(source) }
      try write("// \(number)\n", to: file)
      if way == "rename" { rename(file, source) }
    }

    func writeManifest(save: Int) throws {
      try write("// swift-tools-version: 6.2\n// \(save)\n", to: path + "/Package.swift")
    }

    private func write(_ text: String, to file: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    func set(_ flag: Flag) throws { try write("", to: work + "/" + flag.rawValue) }

    func remove(_ flag: Flag) { unlink(work + "/" + flag.rawValue) }

    /// Returns the number in a file; `nil` if there is none.
    func number(in flag: Flag) -> Int? {
      FileManager.default.contents(atPath: work + "/" + flag.rawValue).flatMap {
        Int(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }

    private static let compiler = #"""
      #!/bin/sh
      cd 'WORK'
      case "$*" in
        *--show-bin-path*) echo 'WORK/products' ;;
        *describe*)
          { read -r _; read -r _ save; } <package/Package.swift
          echo "$save" >described
          printf '%s' '{"name":"Soak","targets":[{"c99name":"App","path":"Sources/App",'
          echo '"sources":["Card.swift"]}]}' ;;
        *)
          [ -f failing ] || exit 0
          rm failing
          read -r _ number <package/Sources/App/Card.swift
          echo "WORK/package/Sources/App/Card.swift:1:1: error: number $number"
          exit 1 ;;
      esac
      """#

    /// The shell's own commands only, because a start of another program takes a millisecond.
    private static let tests = #"""
      #!/bin/sh
      send() { printf '%s\n' "$1" >&3; }
      read -r request <"$TINTYPE_PREVIEWS"
      images=${request#*'"images":"'}
      images=${images%%'"'*}
      # Slashes are escaped in JSON.
      while case $images in *'\/'*) ;; *) false ;; esac; do
        images=${images%%'\/'*}/${images#*'\/'}
      done
      cd 'WORK'
      card='"id":"App/Card","module":"App","name":"Card","variant":"","isExcluded":false'
      send '{"list":{"_0":[{'"$card"'}]}}'
      send '{"rendering":{"_0":"App/Card"}}'
      if [ -f hanging ]; then
        echo "$$" >hung.new
        mv hung.new hung
        # This ends the process when the pipe has no reader any more.
        while send '{"rendering":{"_0":"App/Card"}}'; do sleep 0.1; done
        exit
      fi
      # The source is empty or missing while it is being written.
      read -r _ number 2>/dev/null <package/Sources/App/Card.swift
      number=${number:-incomplete}
      echo "$number" >"$images/$number.png"
      image='"id":"App/Card","image":"'"$number"'.png","width":1,"height":1,"scale":1'
      lists='"accessibility":"","symbols":[],"colors":[],"fonts":[],"warnings":[]'
      change='"summary":"Number '"$number"'.","changes":[],"regions":[]'
      send '{"rendered":{"_0":{'"$image,$lists"',"comparison":{"difference":{'"$change"'}}}}}'
      send '{"finished":{}}'
      """#
  }
#endif
