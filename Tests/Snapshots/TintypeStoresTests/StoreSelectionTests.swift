// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase

@testable import TintypeStores

@Suite("Stores that files and tests name") struct StoreSelectionTests {
  private static let addresses = [
    "/srv/references", "../outside", "share", "https://host/references", "http://127.0.0.1:9/r",
    "s3://bucket/prefix", "oci://host/team/app", "oci+http://127.0.0.1:9/app", "rclone:share:path",
  ]

  @Test("A store that only the repository names is not used", arguments: addresses)
  func notAllowed(address: String) throws {
    let package = try StorePackage()
    try Directory.create(at: package.path + "/share")
    let marker = package.path + "/__Snapshots__/.store"
    for store in [
      try package.store(marker: address),
      try package.store(marker: address, allowed: ["/srv/other", "https://host/other"]),
      try package.store(["XDG_CONFIG_HOME": ""], marker: address),
      try package.store(marker: "https://other", configured: address),
    ] {
      let error = #expect(throws: StoreError.self) { try store.bytes(of: package.object) }
      guard case .notAllowed(_, let place, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(place == "“\(marker)”" || place == "the call “.stored(at:)” of the test")
      #expect(throws: StoreError.self) { try store.put(package.bytes, as: package.object) }
      #expect(throws: StoreError.self) { try store.contains(package.object) }
    }
    #expect(try Directory.names(in: package.path + "/share") == [])
    #expect(try Directory.names(in: package.outside) == [])
  }

  @Test("A store is used if the user's list contains it", arguments: addresses)
  func allowed(address: String) throws {
    let package = try StorePackage()
    let named = try StoreAddress(address, relativeTo: package.path, in: "")
    let list = ["# Stores", "", "https://host/other", "  \(named.text) "]
    #expect(try package.store(marker: address + "\n", allowed: list).address.isSame(as: named))
    #expect(try package.store(allowed: list, configured: address).address.isSame(as: named))
  }

  @Test("The variable takes precedence over the test, and the test over the file")
  func precedence() throws {
    let package = try StorePackage()
    let list = ["/a", "/b", "/c"]
    let both = try package.store(marker: "/a", allowed: list, configured: "/b")
    #expect(try both.address == .directory("/b"))
    let all = try package.store(["TINTYPE_STORE": "/d"], marker: "/a", configured: "/b")
    #expect(try all.address == .directory("/d"))
  }

  @Test("The message about a store that is not allowed has commands that allow it")
  func advice() throws {
    let package = try StorePackage()
    let address = "../a directory"
    try Directory.create(at: package.outside + "/../a directory")
    let error = #expect(throws: StoreError.self) {
      try package.store(marker: address).bytes(of: package.object)
    }
    let text = "\(try #require(error))"
    let command = try #require(text.firstMatch(of: #/run “(.*?)”, or set TINTYPE_STORE=/#)?.1)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", String(command)]
    try shell.run()
    shell.waitUntilExit()
    let directory = FilePath.standardized(package.outside + "/../a directory")
    #expect(try package.store().address == .directory(directory))

    let alone = #expect(throws: StoreError.self) {
      try package.store(["XDG_CONFIG_HOME": "", "HOME": ""]).bytes(of: package.object)
    }
    #expect(
      "\(try #require(alone))" == """
        The store \(directory) is named by “\(package.path)/__Snapshots__/.store”, and may be used \
        only if you allow it. If you know this store, set TINTYPE_STORE='\(directory)'.
        """)
  }

  @Test("A list of stores inside of the repository is not used")
  func listInRepository() throws {
    let package = try StorePackage()
    let home = package.path
    try AtomicFile.write(Array("/srv/r\n".utf8), to: home + "/.config/tintype/stores")
    for variables in [
      ["XDG_CONFIG_HOME": "", "HOME": home], ["XDG_CONFIG_HOME": home + "/.config"],
    ] {
      let store = try package.store(variables, marker: "/srv/r")
      #expect(throws: StoreError.self) { try store.address }
    }
    try FileManager.default.createSymbolicLink(
      atPath: package.outside + "/tintype", withDestinationPath: home + "/.config/tintype")
    let linked = try package.store(["XDG_CONFIG_HOME": package.outside], marker: "/srv/r")
    #expect(throws: StoreError.self) { try linked.address }
  }

  @Test("An address file that is a symbolic link is not read, and its target is not printed")
  func link() throws {
    let package = try StorePackage()
    try AtomicFile.write(Array("ghs_TOKEN\n".utf8), to: package.outside + "/secret")
    let marker = package.path + "/__Snapshots__/.store"
    try FileManager.default.createSymbolicLink(
      atPath: marker, withDestinationPath: package.outside + "/secret")
    let store = try package.store()
    let error = #expect(throws: StoreError.unreadableAddress(path: marker, error: .link)) {
      try store.bytes(of: package.object)
    }
    #expect(!"\(try #require(error))".contains("TOKEN"))
  }

  @Test("An address file is not read through a directory that is a link out of the repository")
  func linkedDirectory() throws {
    let package = try StorePackage()
    try FileManager.default.removeItem(atPath: package.path + "/__Snapshots__")
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/__Snapshots__", withDestinationPath: package.outside)
    try AtomicFile.write(Array("ghs_TOKEN\n".utf8), to: package.outside + "/.store")
    let store = try package.store()
    #expect(
      throws: StoreError.unreadableAddress(
        path: package.path + "/__Snapshots__/.store", error: .link)
    ) { try store.address }
  }

  @Test(
    "An address file with an invalid address is an error without its contents",
    arguments: [
      "one\ntwo-secret", "secret://host", "https://user:secret@host", "rclone::secret,a=b:",
      "oci://host/SECRET-secret", "https://se cret secret/",
    ])
  func invalid(text: String) throws {
    let package = try StorePackage()
    let store = try package.store(marker: text)
    let error = #expect(throws: StoreError.self) { try store.address }
    let message = "\(try #require(error))"
    #expect(
      message.hasPrefix("The address of the store in “\(package.path)/__Snapshots__/.store” "))
    #expect(!message.contains("secret"))
  }

  @Test("A store in the repository is not used through a link that leads out of it")
  func storeLink() throws {
    let package = try StorePackage()
    let share = package.path + "/share"
    try Directory.create(at: share)
    try FileManager.default.createSymbolicLink(
      atPath: share + "/sha256", withDestinationPath: package.outside)
    let file = share + "/" + package.object.key
    let store = try package.store(["TINTYPE_STORE": "share"])
    #expect(throws: StoreError.file(path: file, error: .link)) {
      try store.put(package.bytes, as: package.object)
    }
    #expect(throws: StoreError.file(path: file, error: .link)) {
      try store.bytes(of: package.object)
    }
    #expect(try Directory.names(in: package.outside) == [])
  }
}

@Suite("The list of stores that a user allows") struct StoreListTests {
  private func list(_ package: borrowing StorePackage) throws -> StoreList {
    let directory = FilePath.parent(of: FilePath.parent(of: package.list))
    return try #require(StoreList(variables: ["XDG_CONFIG_HOME": directory]))
  }

  @Test("An address is added once, and other lines stay as they are")
  func add() throws {
    let package = try StorePackage()
    let list = try list(package)
    #expect(list.path == package.list)
    #expect(try list.add(.directory("/srv/a/../b")))
    #expect(try !list.add(.directory("/srv/b")))
    try AtomicFile.write(Array("# Mine\n/srv/b".utf8), to: list.path)
    #expect(try list.add(.s3(bucket: "b", prefix: "p/")))
    #expect(
      String(decoding: try RegularFile.bytes(of: list.path, limit: 99), as: UTF8.self)
        == "# Mine\n/srv/b\ns3://b/p\n")
    #expect(try list.addresses() == [.directory("/srv/b"), .s3(bucket: "b", prefix: "p/")])
  }

  @Test("A list that is a symbolic link is changed at its target")
  func link() throws {
    let package = try StorePackage()
    let list = try list(package)
    try Directory.create(at: FilePath.parent(of: list.path))
    try AtomicFile.write([], to: package.outside + "/stores")
    try FileManager.default.createSymbolicLink(
      atPath: list.path, withDestinationPath: package.outside + "/stores")
    #expect(try list.add(.http("https://host")))
    #expect(FilePath.linkTarget(of: list.path) != nil)
    #expect(try list.addresses() == [.http("https://host")])
  }

  @Test("A line that is no address, or a relative path, is an error with its number")
  func invalid() throws {
    let package = try StorePackage()
    let list = try list(package)
    for line in ["ftp://secret", "secret/path"] {
      try AtomicFile.write(Array("# Mine\n\(line)\n".utf8), to: list.path)
      let error = #expect(throws: StoreError.self) { try list.addresses() }
      let text = "\(try #require(error))"
      #expect(text.hasPrefix("The address of the store in line 2 of “\(list.path)” cannot be used"))
      #expect(!text.contains("secret"))
    }
  }

  @Test("The path is that of the user's configuration")
  func path() {
    #expect(StoreList(variables: ["HOME": "/h"])?.path == "/h/.config/tintype/stores")
    #expect(
      StoreList(variables: ["HOME": "/h", "XDG_CONFIG_HOME": "/x/"])?.path == "/x/tintype/stores")
    #expect(StoreList(variables: ["HOME": "relative"]) == nil)
  }
}
