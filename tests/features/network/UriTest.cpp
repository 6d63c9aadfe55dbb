#include "network/Uri.h"

#include <gmock/gmock.h>

using cocos2d::network::Uri;

namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

TEST(UriTest, HasParts) {
    const Uri uri = Uri::parse("HTTP://me:secret@hive.example.org:8080/a/b?key=foo#anchor");
    EXPECT_TRUE(uri.isValid());
    EXPECT_FALSE(uri.isSecure());
    EXPECT_EQ(uri.getScheme(), "http");
    EXPECT_EQ(uri.getUserName(), "me");
    EXPECT_EQ(uri.getPassword(), "secret");
    EXPECT_EQ(uri.getHost(), "hive.example.org");
    EXPECT_EQ(uri.getPort(), 8080);
    EXPECT_EQ(uri.getPath(), "/a/b");
    EXPECT_EQ(uri.getQuery(), "key=foo");
    EXPECT_EQ(uri.getFragment(), "anchor");
    EXPECT_EQ(uri.getPathEtc(), "/a/b?key=foo#anchor");
    EXPECT_EQ(uri.getAuthority(), "me:secret@hive.example.org:8080");
    EXPECT_EQ(uri.toString(), "http://me:secret@hive.example.org:8080/a/b?key=foo#anchor");
}

TEST(UriTest, ThePortIsThatOfTheScheme) {
    EXPECT_EQ(Uri::parse("http://a").getPort(), 80);
    EXPECT_EQ(Uri::parse("ws://a").getPort(), 80);
    const Uri uri = Uri::parse("https://a:443?q");
    EXPECT_TRUE(uri.isSecure());
    EXPECT_EQ(uri.getPort(), 443);
    EXPECT_EQ(uri.getAuthority(), "a");
    EXPECT_EQ(uri.getPath(), "");
    EXPECT_EQ(uri.getQuery(), "q");
    EXPECT_EQ(Uri::parse("wss://a:/x").getPort(), 443);
    EXPECT_EQ(Uri::parse("ftp://a").getPort(), 0);
}

TEST(UriTest, BracketsOfAnIPv6AddressAreNotPartOfTheHostName) {
    const Uri uri = Uri::parse("https://[::1]:99/x");
    EXPECT_EQ(uri.getHost(), "[::1]");
    EXPECT_EQ(uri.getHostName(), "::1");
    EXPECT_EQ(uri.getPort(), 99);
}

TEST(UriTest, TheSchemeMayBeMissing) {
    const Uri uri = Uri::parse("hive.example.org:81/x");
    EXPECT_EQ(uri.getScheme(), "");
    EXPECT_EQ(uri.getHost(), "hive.example.org");
    EXPECT_EQ(uri.getPort(), 81);
    EXPECT_EQ(uri.getPath(), "/x");
    EXPECT_EQ(uri.toString(), "hive.example.org:81/x");
    const Uri mail = Uri::parse("mailto:bee@hive.org");
    EXPECT_EQ(mail.getScheme(), "mailto");
    EXPECT_EQ(mail.getPath(), "bee@hive.org");
    EXPECT_EQ(mail.toString(), "mailto:bee@hive.org");
}

TEST(UriTest, WhatIsNoAddressIsNotValid) {
    for (const char* text :
         {"", "http://a b", "http://a:99999", "http://a:8x", "http://[::1", "http://a\n/", "/x", "://a"}) {
        const Uri uri = Uri::parse(text);
        EXPECT_FALSE(uri.isValid()) << text;
        EXPECT_EQ(uri.getHost(), "") << text;
        EXPECT_EQ(uri.toString(), "") << text;
    }
    EXPECT_FALSE(Uri().isValid());
    EXPECT_EQ(Uri::parse("//").toString(), "//");
}

TEST(UriTest, QueriesArePairs) {
    Uri uri = Uri::parse("http://a/?key1=foo&key2=&key3&=bar&=bar=");
    EXPECT_EQ(uri.getQueryParams(), (Pairs{{"key1", "foo"}, {"key2", ""}, {"key3", ""}}));
    EXPECT_EQ(uri.getQueryParams().size(), 3u); // again
}

TEST(UriTest, EqualAddressesAreEqual) {
    EXPECT_TRUE(Uri::parse("http://a:80/x") == Uri::parse("HTTP://a/x"));
    EXPECT_FALSE(Uri::parse("http://a/x") == Uri::parse("https://a/x"));
    Uri uri = Uri::parse("http://a");
    uri.clear();
    EXPECT_TRUE(uri == Uri());
}

} // namespace
